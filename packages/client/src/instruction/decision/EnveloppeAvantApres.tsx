import type { DossierEnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import {
  type CompteEnveloppe,
  computeCompteEnveloppe,
  type MontantAnnuel,
  sayEnveloppe,
} from '@asso/domain/instruction/enveloppe.rules';
import { nameEnveloppeInDecision } from './decision-enveloppe.ts';
import './conclure.css';

type EnveloppeAvantApresProps = {
  enveloppes: readonly DossierEnveloppeView[];
  montants: readonly MontantAnnuel[];
};

/** Writes what is left of each envelope before and after the decision; bars draw the same figures. */
export const EnveloppeAvantApres = ({ enveloppes, montants }: EnveloppeAvantApresProps) => (
  <ul className="liste-nue enveloppe-ici" aria-label="Enveloppes">
    {enveloppes.map((one) => {
      const compte = computeCompteEnveloppe(one, montants);
      return (
        <li key={one.id}>
          {nameEnveloppeInDecision(one, enveloppes.length > 1)} :{' '}
          <output>{sayEnveloppe(one, montants)}</output>
          <Barres total={one.total} compte={compte} />
          {compte.isDepassee && (
            <p className="enveloppe-ici__manque">
              Il manque {formatEuros(-compte.apres)} dans l’enveloppe.
              {compte.reste > 0 && ` Il reste ${formatEuros(compte.reste)}.`}
            </p>
          )}
        </li>
      );
    })}
  </ul>
);

function Barres({ total, compte }: { total: number; compte: CompteEnveloppe }) {
  const { accorde, ici, propose, apres } = compte;
  const part = (euros: number) => `${Math.max(0, Math.min(100, (100 * euros) / Math.max(1, total)))}%`;
  return (
    <div className={apres < 0 ? 'enveloppe-ici--depasse' : undefined}>
      <div className="enveloppe-ici__barre" aria-hidden="true">
        <span className="enveloppe-ici__accorde" style={{ width: part(accorde) }} />
        <span className="enveloppe-ici__dossier" style={{ width: part(ici) }} />
        <span className="enveloppe-ici__propose" style={{ width: part(propose) }} />
      </div>
      <ul className="liste-nue enveloppe-ici__legende">
        <li>
          <span className="enveloppe-ici__carre enveloppe-ici__accorde" aria-hidden="true" />
          accordé {formatEuros(accorde)}
        </li>
        <li>
          <span className="enveloppe-ici__carre enveloppe-ici__dossier" aria-hidden="true" />
          ce dossier {formatEuros(ici)}
        </li>
        {propose > 0 && (
          <li>
            <span className="enveloppe-ici__carre enveloppe-ici__propose" aria-hidden="true" />
            proposé ailleurs {formatEuros(propose)}
          </li>
        )}
      </ul>
    </div>
  );
}
