import type { EnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { computeSolde, nomEnveloppe } from '@asso/domain/instruction/enveloppe.rules';
import { computeLargeur } from './enveloppes-echelle.ts';
import './enveloppes.css';

type EnveloppeBarreProps = {
  enveloppe: EnveloppeView;
  /** The sum that the whole width stands for, the same for all the envelopes of the page. */
  most: number;
};

/** An envelope in figures, with its bar; screen readers skip the drawing. */
export function EnveloppeBarre({ enveloppe, most }: EnveloppeBarreProps) {
  const { total, accorde, propose } = enveloppe;
  const { label, euros } = computeSolde(enveloppe);
  const isDepassee = label === 'Dépassement';
  const libre = total - accorde - propose;
  return (
    <div className="enveloppes__une">
      <p className="enveloppes__nom">
        <span>
          {nomEnveloppe(enveloppe)} : {formatEuros(total)}
        </span>
        <span className={isDepassee ? 'enveloppes__solde enveloppes__solde--depasse' : 'enveloppes__solde'}>
          {label} <strong className="nombre">{formatEuros(euros)}</strong>
        </span>
      </p>
      <div className="enveloppes__barre" aria-hidden="true">
        <span className="enveloppes__accorde" style={{ width: computeLargeur(accorde, most) }} />
        <span className="enveloppes__propose" style={{ width: computeLargeur(propose, most) }} />
        <span className="enveloppes__libre" style={{ width: computeLargeur(libre, most) }} />
      </div>
      <ul className="liste-nue enveloppes__legende">
        <li>
          <span className="enveloppes__carre enveloppes__accorde" aria-hidden="true" />
          Accordé {formatEuros(accorde)}
        </li>
        <li>
          <span className="enveloppes__carre enveloppes__propose" aria-hidden="true" />
          Proposé {formatEuros(propose)}
        </li>
      </ul>
    </div>
  );
}
