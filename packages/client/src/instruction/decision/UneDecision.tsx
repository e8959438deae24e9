import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';

type UneDecisionProps = { titre: string; issue: string; montant: number | null; texte: string | null };

/** One of two decisions that are compared: its outcome, its amount and its words. */
export const UneDecision = ({ titre, issue, montant, texte }: UneDecisionProps) => (
  <section className="cadre pile pile--serree" aria-label={titre}>
    <h4 className="fr-h6">{titre}</h4>
    <dl className="conclure__une">
      <dt>Issue</dt>
      <dd>{issue}</dd>
      {montant !== null && (
        <>
          <dt>Montant</dt>
          <dd>
            <strong className="nombre">{formatEuros(montant)}</strong>
          </dd>
        </>
      )}
      <dt>Message</dt>
      <dd>{texte ? `« ${texte} »` : 'aucun'}</dd>
    </dl>
  </section>
);
