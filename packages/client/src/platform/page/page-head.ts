// The page tells the frame around it its title, its trail and its help subject.
import { useEffect } from 'react';
import { titlePage } from '../../ui/page/document-title.ts';
import { createStore } from '../../ui/page/store.ts';
import { brand } from '../brand.ts';
import { takeHeadingFocus } from './heading-focus.ts';

export type Crumb = { label: string; href: string };

export type PageHead = {
  titre: string;
  /** This names the page's object in the window's title: « Dossier 27-000412 ». */
  objet?: string;
  /** These are the pages between the home page and this one. */
  fil?: readonly Crumb[];
  /** The help opens on this subject. */
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
