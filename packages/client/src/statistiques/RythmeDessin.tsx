import type { Rythme } from '@asso/contract/statistiques/rythme.schemas';
import { type MoisCompare, moisNomme } from './rythme-lignes.ts';

type RythmeDessinProps = {
  lines: readonly MoisCompare[];
  annee: number;
  promesses: Rythme['promesses'];
};

/**
 * Draws the days taken to decide and to pay each month as bars, and the promised days as lines. A month without a delay
 * has no bar.
 */
export function RythmeDessin({ lines, annee, promesses }: RythmeDessinProps) {
  const shown = lines.flatMap(({ decider, payer }) => [decider.mediane ?? 0, payer.mediane ?? 0]);
  const most = Math.max(10, ...shown, promesses.decider ?? 0, promesses.payer ?? 0);
  const height = (days: number | null) => `${(100 * (days ?? 0)) / most}%`;
  return (
    <figure className="rythme">
      <div
        className="rythme__dessin"
        role="img"
        aria-label={`Jours pour décider et pour payer, mois par mois en ${annee} ; le tableau donne chaque nombre.`}
      >
        <div className="rythme__plan">
          {lines.map(({ mois, decider, payer }) => (
            <span className="rythme__mois" key={mois}>
              <Barre
                days={decider.mediane}
                promis={promesses.decider}
                size={height(decider.mediane)}
                kind="decider"
              />
              <Barre
                days={payer.mediane}
                promis={promesses.payer}
                size={height(payer.mediane)}
                kind="payer"
              />
              <span className="rythme__nom">{moisNomme(mois)}</span>
            </span>
          ))}
          {promesses.decider !== null && (
            <span className="rythme__trait" style={{ insetBlockEnd: height(promesses.decider) }} />
          )}
          {promesses.payer !== null && (
            <span
              className="rythme__trait rythme__trait--payer"
              style={{ insetBlockEnd: height(promesses.payer) }}
            />
          )}
        </div>
      </div>
      <figcaption className="legende">
        <span className="legende__cle rythme__cle">du dépôt à la décision</span>
        <span className="legende__cle rythme__cle rythme__cle--payer">de la décision au paiement</span>
        {promesses.decider !== null && (
          <span>trait plein : {promesses.decider} jours promis pour décider</span>
        )}
        {promesses.payer !== null && <span>trait coupé : {promesses.payer} jours promis pour payer</span>}
      </figcaption>
    </figure>
  );
}

type BarreProps = { days: number | null; promis: number | null; size: string; kind: 'decider' | 'payer' };

/** Draws a number of days as a bar; the number is written on a bar that exceeds the promise. */
const Barre = ({ days, promis, size, kind }: BarreProps) =>
  days === null ? (
    <span className="rythme__vide" />
  ) : (
    <span className={`rythme__barre rythme__barre--${kind}`} style={{ blockSize: size }}>
      {promis !== null && days > promis && <span className="rythme__chiffre">{days}</span>}
    </span>
  );
