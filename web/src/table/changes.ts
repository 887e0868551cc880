// A view made out of the one before: what has not changed stays the same object.
import type { Json } from '../protocol.ts';

type Branch = Record<string, Json> | Json[];

/** A copy of `whole` in which the value at the path is another; without a value, the name is gone. */
function withValue(whole: Json, path: readonly (string | number)[], value: [] | [Json]): Json {
  const [name, ...rest] = path;
  if (name === undefined) return value[0] ?? null;
  const copy: Branch = Array.isArray(whole) ? [...whole] : { ...(whole as Record<string, Json>) };
  const inside = copy as Record<string | number, Json>;
  if (rest.length === 0 && value.length === 0) delete inside[name];
  else inside[name] = withValue(inside[name] ?? null, rest, value);
  return copy;
}

/** Each change is a path and the value that is there now, or a path alone. */
export function changed(view: Record<string, Json>, changes: readonly Json[][]): Record<string, Json> {
  const found = changes.reduce<Json>(
    (before, [path, ...value]) => withValue(before, path as (string | number)[], value as [] | [Json]),
    view,
  );
  return found as Record<string, Json>;
}
