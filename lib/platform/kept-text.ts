/**
 * A long text that is kept for whoever asks next: as bytes, outside of the heap and half as large as the text of two bytes a
 * character that most pages are. Those who ask one soon after the other get the same string, which lives until it is
 * no longer used.
 */
export class KeptText {
  private readonly bytes: Buffer;
  private made: WeakRef<{ text: string }> | null = null;

  /** Bytes are not copied. */
  constructor(text: string | Buffer) {
    if (typeof text === 'string') {
      this.bytes = Buffer.from(text);
      this.made = new WeakRef({ text });
    } else this.bytes = text;
  }

  get size(): number {
    return this.bytes.length;
  }

  read(): string {
    const found = this.made?.deref();
    if (found) return found.text;
    const anew = { text: this.bytes.toString() };
    this.made = new WeakRef(anew);
    return anew.text;
  }
}
