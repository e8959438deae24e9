// Each page tells the frame around it its title, its breadcrumb and the subject of its help.
import { useEffect } from 'react';
import { titlePage } from '../../ui/page/document-title.ts';
import { createStore } from '../../ui/page/store.ts';
import { brand } from '../brand.ts';
import { takeHeadingFocus } from './heading-focus.ts';

export type Crumb = { label: string; href: string };

export type PageHead = {
  titre: string;
  /** What the page is about, for the title of the window: « Dossier 27-000412 ». */
  objet?: string;
  /** The pages between the home page and this one, shown in the breadcrumb. */
  fil?: readonly Crumb[];
  /** The subject on which the help opens. */
  aide?: string;
};

export const pageHead = createStore<PageHead>({ titre: '' });

export function usePageHead(head: PageHead): void {
  const { titre, objet, aide } = head;
  const fil = JSON.stringify(head.fil ?? []);
  useEffect(() => {
    pageHead.set({ titre, objet, aide, fil: JSON.parse(fil) });
    titlePage(titre, objet, brand.nom);
    takeHeadingFocus();
  }, [titre, objet, aide, fil]);
}
