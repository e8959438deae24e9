/** Takes these letters off the end of a text, in one pass: a pattern would try again at each of them. */
export function withoutEnd(text: string, letters: string): string {
  let end = text.length;
  while (end > 0 && letters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
