/// <reference types="vite/client" />
declare module 'virtual:icons' {
  const icons: Record<string, { body: string; width: number; height: number }>;
  export default icons;
}
declare module 'virtual:icons/fabled_fruit' {
  const icons: Record<string, { body: string; width: number; height: number }>;
  export default icons;
}
declare module 'virtual:icons/catan' {
  const icons: Record<string, { body: string; width: number; height: number }>;
  export default icons;
}
declare module 'virtual:icons/cheating_moth' {
  const icons: Record<string, { body: string; width: number; height: number }>;
  export default icons;
}
declare module 'virtual:icons/mondo' {
  const icons: Record<string, { body: string; width: number; height: number }>;
  export default icons;
}
declare module 'virtual:credits' {
  type Named = { name: string; url?: string };
  const credits: { set: string; count: number; author: Named; license: { title: string; url?: string } }[];
  export default credits;
}
declare module 'virtual:texts' {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
