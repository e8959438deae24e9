import type { EnveloppeDuDossierView } from '@asso/contract/instruction/bureau.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import {
  accordeIci,
  enveloppeSaid,
  type MontantAnnuel,
  resteApres,
  resteAvant,
} from '@asso/domain/instruction/enveloppe.rules';
import { nomDansLaDecision } from './decision-enveloppe.ts';
import './conclure.css';

type EnveloppeAvantApresProps = {
  enveloppes: readonly EnveloppeDuDossierView[];
  montants: readonly MontantAnnuel[];
};

/** Writes what is left of each envelope before and after the decision; bars draw the same figures. */
export const EnveloppeAvantApres = ({ enveloppes, montants }: EnveloppeAvantApresProps) => (
  <ul className="liste-nue enveloppe-ici" aria-label="Enveloppes">
    {enveloppes.map((one) => (
      <li key={one.id}>
        {nomDansLaDecision(one, enveloppes.length > 1)} : <output>{enveloppeSaid(one, montants)}</output>
        <Barres enveloppe={one} ici={accordeIci(one, montants)} />
        {resteApres(one, montants) < 0 && accordeIci(one, montants) > 0 && (
          <p className="enveloppe-ici__manque">
            Il manque {formatEuros(-resteApres(one, montants))} dans l’enveloppe.
            {resteAvant(one) > 0 && ` Il reste ${formatEuros(resteAvant(one))}.`}
          </p>
        )}
      </li>
    ))}
  </ul>
);

function Barres({ enveloppe, ici }: { enveloppe: EnveloppeDuDossierView; ici: number }) {
  const { total, accorde, propose, propose_ici } = enveloppe;
  const part = (euros: number) => `${Math.max(0, Math.min(100, (100 * euros) / Math.max(1, total)))}%`;
  const isOver = accorde + ici + propose - propose_ici > total;
  const ailleurs = propose - propose_ici;
  return (
    <div className={isOver ? 'enveloppe-ici--depasse' : undefined}>
      <div className="enveloppe-ici__barre" aria-hidden="true">
        <span className="enveloppe-ici__accorde" style={{ width: part(accorde) }} />
        <span className="enveloppe-ici__dossier" style={{ width: part(ici) }} />
        <span className="enveloppe-ici__propose" style={{ width: part(ailleurs) }} />
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
        {ailleurs > 0 && (
          <li>
            <span className="enveloppe-ici__carre enveloppe-ici__propose" aria-hidden="true" />
            proposé ailleurs {formatEuros(ailleurs)}
          </li>
        )}
      </ul>
    </div>
  );
}
