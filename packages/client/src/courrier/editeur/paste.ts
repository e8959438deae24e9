// Cleans what is pasted: headings, bold, lists and tables are kept, the rest becomes plain text, and the forms peculiar
// to word processors are corrected.
import { readTexte } from '@asso/domain/courrier/texte-courrier.rules';
import { Fragment, Slice } from 'prosemirror-model';
import { toDocument } from './document.ts';

/** Returns HTML in which the lists of Word, written as paragraphs with a mark, are lists again. */
export function cleanHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const one of page.querySelectorAll('style, script, title, meta, link, xml')) one.remove();
  for (const mark of page.querySelectorAll<HTMLElement>(
    '[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]',
  ))
    mark.remove();
  for (const point of page.querySelectorAll<HTMLElement>('p[class*="MsoListParagraph"]')) {
    const item = page.createElement('li');
    item.append(...point.childNodes);
    const before = point.previousElementSibling;
    const list = before?.matches('ul[data-word]') ? before : page.createElement('ul');
    list.setAttribute('data-word', '');
    list.append(item);
    if (list === before) point.remove();
    else point.replaceWith(list);
  }
  return page.body.innerHTML;
}

/** Reads pasted plain text like the lines of a template. */
export function sliceOfText(text: string): Slice {
  const { content } = toDocument(readTexte(text).blocs);
  const [only] = content.content;
  if (content.childCount === 1 && only?.type.name === 'paragraphe')
    return new Slice(Fragment.from(only), 1, 1);
  return new Slice(content, 0, 0);
}
