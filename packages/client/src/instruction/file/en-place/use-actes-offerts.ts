// What the bar of the selection does, the palette offers too, by its words.
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useMemo } from 'react';
import { useOfferActs } from '../../../platform/page/page-acts.ts';
import { pressActe } from '../touches-file.ts';

/** Each act has its button in the bar, which the key and the palette press. */
const actes = [
  { touche: 'a', label: 'Affecter à…' },
  { touche: 'l', label: 'Étiqueter' },
  { touche: 's', label: 'Commencer l’instruction' },
  { touche: 'p', label: 'Demander des pièces' },
  { touche: 'm', label: 'Proposer un montant' },
  { touche: 'n', label: 'Ajouter une note' },
  { touche: 'r', label: 'Renvoyer pour correction' },
  { touche: 'd', label: 'Conclure…' },
] as const;

export function useActesOfferts(n: number): void {
  useOfferActs(
    useMemo(
      () =>
        n === 0
          ? null
          : {
              titre:
                n === 1
                  ? 'Actes sur le dossier coché'
                  : `Actes sur les ${count(n, 'dossier coché', 'dossiers cochés')}`,
              actes: actes.map((acte) => ({
                ...acte,
                id: acte.touche,
                press: () => pressActe(acte.touche),
              })),
            },
      [n],
    ),
  );
}
