declare module 'hyphen/de' {
  export function hyphenateSync(text: string, options?: { minWordLength?: number; hyphenChar?: string }): string;
}
