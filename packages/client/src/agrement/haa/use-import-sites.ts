import { haaEndpoints } from '@asso/contract/agrement/haa/haa.endpoints';
import type { RapportSites } from '@asso/contract/agrement/haa/haa.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useRef, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { announce } from '../../ui/page/announcer.ts';
import { newId } from '../../ui/page/new-id.ts';

/** The name of the form's only field on the page. */
export const champImport = 'import-sites';

/** Returns a summary such as « 10 lignes lues, 8 prêtes, 2 à corriger ». */
export const bilanSites = ({ essai, bilan }: RapportSites): string => {
  const { lignes, ajoutee, modifiee, existante, rejetee } = bilan;
  return [
    count(lignes, 'ligne lue', 'lignes lues'),
    essai ? count(ajoutee, 'prête', 'prêtes') : count(ajoutee, 'site ajouté', 'sites ajoutés'),
    ...(modifiee > 0
      ? [essai ? `${modifiee} à mettre à jour` : count(modifiee, 'site mis à jour', 'sites mis à jour')]
      : []),
    ...(existante > 0 ? [count(existante, 'déjà dans vos sites', 'déjà dans vos sites')] : []),
    ...(rejetee > 0 ? [`${rejetee} à corriger`] : []),
  ].join(', ');
};

/** Returns the words of the button: « Importer 2 sites, en mettre 1 à jour »; null when nothing is to be done. */
export function acteImport({ bilan: { ajoutee, modifiee } }: RapportSites): string | null {
  const ajout = ajoutee > 0 && `Importer ${count(ajoutee, 'site', 'sites')}`;
  if (modifiee === 0) return ajout || null;
  return ajout
    ? `${ajout}, en mettre ${modifiee} à jour`
    : `Mettre à jour ${count(modifiee, 'site', 'sites')}`;
}

/** Tries a table, then imports it; changing the table removes the report. */
export function useImportSites(idAsso: string, onImported: () => Promise<unknown>) {
  const [rapport, setRapport] = useState<RapportSites | null>(null);
  const [errors, setErrors] = useState<FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const refuse = (message: string) => {
    setRapport(null);
    setErrors([{ field: `${champImport}.texte`, message }]);
    setAttempt((before) => before + 1);
  };
  // If the table changed while it was being tried, the answer speaks of the former table and is dropped.
  const changes = useRef(0);
  const forget = () => {
    changes.current += 1;
    setRapport(null);
    setErrors([]);
  };
  const run = async (texte: string, { essai }: { essai: boolean }): Promise<void> => {
    const tried = changes.current;
    const outcome = await call(haaEndpoints.importSitesHaa, {
      query: { id_asso: idAsso },
      body: { texte, essai },
      idempotencyKey: newId(),
    });
    if (essai && tried !== changes.current) return;
    if (!outcome.ok) return refuse(outcome.problem.message);
    setErrors([]);
    setRapport(outcome.value);
    announce(bilanSites(outcome.value));
    if (!essai) await onImported();
  };
  return { rapport, errors, attempt, run, refuse, forget };
}
