/// <reference types="vite/client" />
declare module 'virtual:icons' {
  const icons: Record<string, { body: string; width: number; height: number }>;
  export default icons;
}
declare module 'virtual:texts' {
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
