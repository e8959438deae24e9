import type { LigneAVerser, ResultatVersements } from '@asso/contract/instruction/versements.endpoints';
import { count, formatEurosCents } from '@asso/domain/identifiants/nombres-affiches';
import type { BatchActe } from '@asso/domain/paiement/versements.rules';
import { batchMots } from '@asso/domain/paiement/versements.words';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { nommee } from './ProjetLigne.tsx';

/** What was asked, on which lines, and what became of each. */
export type Fait = { acte: BatchActe; resultat: ResultatVersements; lignes: readonly LigneAVerser[] };

type ResultatDuLotProps = { fait: Fait; onClose: () => void };

/** Says what was done, then each line that was left, with its reason; it takes the focus as it comes. */
export function ResultatDuLot({ fait: { acte, resultat, lignes }, onClose }: ResultatDuLotProps) {
  const place = useRef<HTMLElement>(null);
  const { faits, montant, laisses } = resultat;
  useEffect(() => {
    if (resultat) place.current?.focus();
  }, [resultat]);
  const nameOf = ({ id_fo, paiement }: (typeof laisses)[number]): string => {
    const ligne = lignes.find((one) => one.id_fo === id_fo && one.paiement === paiement);
    return ligne ? nommee(ligne) : id_fo;
  };
  return (
    <section ref={place} className="pile pile--serree" aria-label="Ce qui est fait" tabIndex={-1}>
      {faits > 0 && (
        <Notice tone="succes" title={`${batchMots[acte].fait(faits)}, ${formatEurosCents(montant)}.`} />
      )}
      {laisses.length > 0 && (
        <Notice tone="attention" title={count(laisses.length, 'ligne laissée', 'lignes laissées')}>
          <ul>
            {laisses.map((one) => (
              <li key={`${one.id_fo} ${one.paiement}`}>
                <AppLink href={`/dossiers/${one.id_fo}`}>{nameOf(one)}</AppLink> : {one.message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="actions">
        <button type="button" className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm" onClick={onClose}>
          Fermer
        </button>
      </div>
    </section>
  );
}
