import type { EnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { nomEnveloppe, soldeOf } from '@asso/domain/instruction/enveloppe.rules';
import { graduationsDe, largeurDe } from './enveloppes-echelle.ts';
import './enveloppes.css';

type EnveloppeBarreProps = {
  enveloppe: EnveloppeView;
  /** The sum that the whole width stands for, the same for all the envelopes of the page. */
  most: number;
};

/** An envelope in figures, with its bar; screen readers skip the drawing. */
export function EnveloppeBarre({ enveloppe, most }: EnveloppeBarreProps) {
  const { total, accorde, propose } = enveloppe;
  const { label, euros } = soldeOf(enveloppe);
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
        <span className="enveloppes__accorde" style={{ width: largeurDe(accorde, most) }} />
        <span className="enveloppes__propose" style={{ width: largeurDe(propose, most) }} />
        <span className="enveloppes__libre" style={{ width: largeurDe(libre, most) }} />
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

/** The axis under the bars, drawn for the eye. */
export const Echelle = ({ most }: Pick<EnveloppeBarreProps, 'most'>) => (
  <div className="enveloppes__axe" aria-hidden="true">
    {graduationsDe(most).map((euros) => (
      <span key={euros} className="enveloppes__graduation" style={{ left: largeurDe(euros, most) }}>
        {/* A mark at the very end has no room for its sum. */}
        {euros / most < 0.85 && (euros === 0 ? '0' : formatEuros(euros))}
      </span>
    ))}
  </div>
);
