// These makers give tests a report with nothing missing, so that a test changes only what it is about.

import { applyChanges, readAt } from '../../kernel/changes.ts';
import { aCampagne, aDossierComplet, aProjet, service } from '../../subvention/test/test-dossier-complet.ts';
import type { CrfComplet, CrfProjetHeld } from '../crf-complet.rules.ts';
import type { CrfProjet } from '../crf-projet.fields.ts';
import { copyContenu, copyPrevu, nouveauCrfProjet, projetPrevu } from '../reprise.rules.ts';

/**
 * The project was granted 1 800 € of 2 000 €, another funder gives 500 €, sales bring 500 €: its charges are 3 000
 * €.
 */
export const aPrevu = () =>
  projetPrevu(
    {
      corps: aProjet(),
      financements: [{ annee: 2027, id_service_instructeur: service, montant_accorde: 1800 }],
    },
    2027,
  );

/** The project was realised as planned, with a few words. */
export function aCrfProjet(changes: Readonly<Record<string, unknown>> = {}): CrfProjet {
  const prevu = aPrevu();
  const begun = nouveauCrfProjet(prevu);
  const said = {
    isRealised: true,
    'moyens.commentaire': 'Trois samedis au siège.',
    'evaluation.commentaire': 'Douze arbitres formés.',
  };
  const copied = [...copyPrevu(prevu, begun), ...copyContenu(prevu, begun)];
  const written = Object.fromEntries(copied.map(({ path, value }) => [path, value]));
  return write(begun, { ...written, ...said, ...changes });
}

const write = (corps: CrfProjet, values: Readonly<Record<string, unknown>>): CrfProjet =>
  applyChanges<CrfProjet>(
    corps,
    Object.fromEntries(Object.entries(values).map(([path, to]) => [path, { from: readAt(corps, path), to }])),
  ).value;

export const aProjetWithCrf = (corps: CrfProjet = aCrfProjet()): CrfProjetHeld => ({
  id: 'cp1',
  numero_projet: 1,
  prevu: aPrevu(),
  corps,
});

export const aCrfComplet = (changes: Partial<CrfComplet> = {}): CrfComplet => ({
  corps: {
    demandeur: { id_representant_legal: 'p1', id_signataire: 'p1' },
    attestation: { lieu: 'Marseille', certifie: true },
  },
  exercice: 2027,
  etat: 2,
  campagne: aCampagne(),
  indicateurs: 'libres',
  projets: [aProjetWithCrf()],
  pieces: [],
  representants: aDossierComplet().representants,
  ...changes,
});
