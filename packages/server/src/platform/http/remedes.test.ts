import { expect, test } from 'vitest';
import { features } from '../../features.ts';
import { collectProblems } from './portal.ts';

const reload = 'Rechargez la page.';
/** Written by hand: every sentence that asks to load something again, because what the page shows is out of date. */
const asksToReload: Record<string, string> = {
  'agrement.acte-impossible': 'Rechargez la page pour voir où il en est.',
  'agrement.autre-version': 'Rechargez-la, puis choisissez-le à nouveau.',
  'catalogue.acte-impossible': 'Rechargez la page pour voir où elle en est.',
  'catalogue.autre-cloture': 'Rechargez la page pour voir où elle en est.',
  'catalogue.autre-version': 'Rechargez la page pour voir où elle en est.',
  'crf.mouvement-impossible': reload,
  'demande-siret.mouvement-impossible': reload,
  'document.deja-remplace': 'Rechargez la page pour voir lequel est en cours.',
  'dossier.complement-non-demande': reload,
  'dossier.completude-impossible': reload,
  'dossier.manque-inconnu': reload,
  'dossier.mouvement-impossible': reload,
  'instruction.avis-clos': reload,
  'instruction.introuvable': reload,
  'instruction.modification-impossible': 'Rechargez-le.',
  'instruction.rien-a-reprendre': 'Rechargez le dossier.',
  'kernel.deja-traitee': 'Rechargez la page pour en voir le résultat.',
  'lot.ligne-inconnue': reload,
  'paiement.mouvement-impossible': reload,
  'subvention.ordre-incomplet': 'Rechargez la page : un projet a pu être ajouté ou retiré.',
  'transfert.lignes-changees': 'Rechargez la page, et relisez les lignes.',
  'transfert.lot-deja-envoye': reload,
  'transfert.lot-introuvable': reload,
  'transfert.rien-a-envoyer': reload,
};

const registry = collectProblems(features);
const rows = registry.codes().map((code) => ({ code, ...registry.rowOf(code) }));

test('what asks to load the page again is apart from what is wrong, so that a page in place can leave it out', () => {
  const found = rows.filter(({ remede = '' }) => /\brecharg/i.test(remede));
  expect(Object.fromEntries(found.map(({ code, remede }) => [code, remede]))).toEqual(asksToReload);
  expect(rows.filter(({ message }) => /\brecharg/i.test(message))).toEqual([]);
});

test('a refusal tells what is wrong, what to do, and both in one sentence', () => {
  const problem = { code: 'dossier.mouvement-impossible', params: { etat: 'Refusé' } };
  const raison = 'Ce dossier est « Refusé » : cette action n’est plus possible.';
  expect(registry.reply({ ok: false, problems: [problem] }, 'r1')).toMatchObject({
    message: `${raison} ${reload}`,
    raison,
    remede: reload,
    problems: [{ message: `${raison} ${reload}`, raison, remede: reload }],
  });
});
