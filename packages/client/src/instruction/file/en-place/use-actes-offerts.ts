// The palette of commands offers the same actions as the bar of the selection.
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useMemo } from 'react';
import { useOfferActs } from '../../../platform/page/page-acts.ts';
import { concludeActe } from '../../poste/touche-du-poste.ts';
import { pressActe } from '../touches-file.ts';

/** The actions of the bar; the key and the palette press the button. */
const actes = [
  { touche: 'a', label: 'Affecter à…' },
  { touche: 'l', label: 'Étiqueter' },
  { touche: 's', label: 'Commencer l’instruction' },
  { touche: 'p', label: 'Demander des pièces' },
  { touche: 'm', label: 'Proposer un montant' },
  { touche: 'n', label: 'Ajouter une note' },
  { touche: 'r', label: 'Renvoyer pour correction' },
  concludeActe,
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
