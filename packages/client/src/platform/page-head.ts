// What the page shown tells the frame around it: its trail, its subject for the help, how wide it is.
import { useEffect } from 'react';
import { titlePage } from '../ui/document-title.ts';
import { createStore } from '../ui/store.ts';
import { brand } from './brand.ts';
import { takeHeadingFocus } from './heading-focus.ts';

export type Crumb = { label: string; href: string };

export type PageHead = {
  titre: string;
  /** What it is about, for the title of the window: « Dossier 27-000412 ». */
  objet?: string;
  /** Between the home page and this one. */
  fil?: readonly Crumb[];
  /** The subject the help opens on. */
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
