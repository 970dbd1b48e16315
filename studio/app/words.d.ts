declare module 'virtual:studio-words' {
  export const words: Record<string, string>;
}
