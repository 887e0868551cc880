// What the room says, in the reader's language, from the same files as the terminal.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';
import texts from 'virtual:texts';

const REMEMBERED = 'language';
const DEFAULT = 'en';
// Each language under its own name, for who can't read the present one.
export const LANGUAGES: Record<string, string> = Object.fromEntries(
  Object.keys(texts).map((tag) => [tag, new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag]),
);

const loaded = new Map<string, FluentBundle>();
const current = $state({ language: DEFAULT });

export function preferredLanguage(): string {
  const remembered = globalThis.localStorage?.getItem(REMEMBERED);
  const wanted = remembered ? [remembered] : [...(globalThis.navigator?.languages ?? [])];
  const options = { defaultLocale: DEFAULT, strategy: 'lookup' } as const;
  return negotiateLanguages(wanted, Object.keys(texts), options)[0] ?? DEFAULT;
}

async function load(language: string): Promise<FluentBundle> {
  const source = texts[language];
  if (!source) throw new Error(`no texts in ${language}; there are ${Object.keys(texts).join(', ')}`);
  const bundle = new FluentBundle(language, { useIsolating: false });
  const [mistake] = bundle.addResource(new FluentResource((await source()).default));
  if (mistake) throw mistake;
  return bundle;
}

/** Switch the whole room to a language; what is on the screen follows at once. */
export async function speak(language: string): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, await load(language));
  current.language = language;
  document.documentElement.lang = language;
}

/** Switch, and remember it on this device. */
export async function choose(language: string): Promise<void> {
  await speak(language);
  globalThis.localStorage?.setItem(REMEMBERED, language);
}

export function language(): string {
  return current.language;
}

/** The message with this id; an id that is missing is shown as it is, so that it is noticed. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = loaded.get(current.language);
  const [name = id, attribute] = id.split('.');
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []) : id;
}
