import { rechercheEndpoints } from '@asso/contract/association/recherche.endpoints';
import { recogniseIdentifiant } from '@asso/domain/identifiants/reconnaissance';
import { useEffect, useRef, useState } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useRead } from '../../platform/use-read.ts';
import { fieldId } from '../../ui/fields/field-errors.ts';
import { announce } from '../../ui/page/announcer.ts';
import { nextHref, onlyMatch } from './adhesion-href.ts';
import { searchAnnouncement } from './association-trouvee.ts';

const fromLetters = 3;
const pauseMs = 400;

/** Returns the call that finds a SIREN or an RNA number, or the one that searches words, as the specification asks. */
function callFor(q: string) {
  const { kind } = recogniseIdentifiant(q);
  return kind === 'siren' || kind === 'rna'
    ? rechercheEndpoints.findAssociation
    : rechercheEndpoints.searchAssociations;
}

/**
 * Searches for an association, shortly after the third letter or at once with the button; only the button opens the
 * next page or moves the focus.
 */
export function useRechercheAssociation() {
  const params = useQueryParams();
  const q = params.get('q') ?? '';
  const [text, setText] = useState(q);
  const [attempt, setAttempt] = useState(0);
  const handled = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const read = useRead(
    callFor(q),
    q === '' ? null : { query: { q, includeDeleted: 'true', include: ['etablissements'] } },
  );
  const apply = (words: string) => params.set({ q: words, asso: null }, { replace: true });

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (read.state !== 'lu' || read.isReloading) return;
    announce(searchAnnouncement(read.value));
    if (attempt === handled.current) return;
    handled.current = attempt;
    const only = onlyMatch(read.value.items, q);
    if (only) go(nextHref(only, q));
    else document.getElementById(`${fieldId('choix.asso')}-titre`)?.focus();
  }, [read, attempt, q]);

  return {
    q,
    text,
    read,
    type: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      const words = typed.trim();
      if (words.length >= fromLetters && words !== q) timer.current = setTimeout(() => apply(words), pauseMs);
    },
    search: () => {
      clearTimeout(timer.current);
      const words = text.trim();
      setAttempt(attempt + 1);
      if (words !== q) apply(words);
      else if (read.state === 'lu' && read.value.annuaire === 'inaccessible') void read.reload();
    },
  };
}
