import { expect, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What the PDF at an address says, asked for from the open page; as one line: a document breaks its own where they are full. */
export async function pdfOf(page: Page, address: string): Promise<string> {
  const { type, bytes } = await page.evaluate(async (path) => {
    const answer = await fetch(path);
    return { type: answer.headers.get('content-type'), bytes: [...new Uint8Array(await answer.arrayBuffer())] };
  }, address);
  expect(type).toBe('application/pdf');
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
