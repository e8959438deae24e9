import type { LotView } from '@asso/contract/instruction/lot.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';

type LotEnveloppesProps = { lot: Pick<LotView, 'action' | 'etat' | 'enveloppes' | 'annees'> };

/**
 * Says what is left of each envelope now and, until the lot ends, what it takes and what will be left: an amount of a
 * year that no envelope holds is said too.
 */
export function LotEnveloppes({ lot: { action, etat, enveloppes, annees } }: LotEnveloppesProps) {
  if (action !== 'grant' || enveloppes.length === 0) return null;
  const isFini = etat === 'fini';
  const horsEnveloppe = annees.filter(
    ({ annee, accorde }) => accorde > 0 && !enveloppes.some(({ exercice }) => exercice === annee),
  );
  return (
    <ul className="liste-nue" aria-label="Enveloppes">
      {enveloppes.map(({ id, nom, avant, lot, apres, isDepassee }) => (
        <li key={id}>
          Enveloppe {nom} : reste <strong className="nombre">{formatEuros(avant)}</strong>
          {!isFini && (
            <>
              , ce lot <strong className="nombre">{formatEuros(lot)}</strong>, après{' '}
              <strong className="nombre">{formatEuros(apres)}</strong>
            </>
          )}
          {isDepassee && ' (dépassée)'}
        </li>
      ))}
      {horsEnveloppe.map(({ annee, accorde }) => (
        <li key={annee}>
          {formatEuros(accorde)} pour {annee} : aucune enveloppe n’est fixée pour cette année.
        </li>
      ))}
    </ul>
  );
}
