import { crfEndpoints } from '@asso/contract/crf/crf.endpoints';
import type { CrfResume } from '@asso/contract/dossier/crf-resume.schemas';
import { isCrfAwaited } from '@asso/domain/dossier/crf-attendu.rules';
import type { EtatInstruction } from '@asso/domain/dossier/instruction.states';
import type { ReactNode } from 'react';
import { useRead } from '../platform/use-read.ts';
import { CrfLigne } from './CrfLigne.tsx';
import './crf.css';

type CrfsPanelProps = {
  dossier: { id_fo: string; instructions: readonly { etat: EtatInstruction }[] };
  /** Draws below the reports what a service can do about them. */
  actes?: (crfs: readonly CrfResume[]) => ReactNode;
};

/** Shows the reports of a dossier to the association and to the service; nothing before a grant. */
export function CrfsPanel({ dossier: { id_fo, instructions }, actes }: CrfsPanelProps) {
  const isGranted = instructions.some(({ etat }) => isCrfAwaited(etat) || etat === '10');
  const read = useRead(crfEndpoints.listCrfs, isGranted ? { params: { id: id_fo }, query: {} } : null);
  if (isGranted && read.state === 'attente') {
    return (
      <Section>
        <p className="cadre crf-ligne--attendue" aria-busy="true">
          Chargement…
        </p>
      </Section>
    );
  }
  if (read.state !== 'lu' || read.value.crfs.length === 0) return null;
  const { crfs, dossier, canBegin } = read.value;
  return (
    <Section>
      <ul className="liste-nue pile">
        {crfs.map((one) => (
          <CrfLigne
            key={one.exercice}
            crf={one}
            dossier={dossier}
            canBegin={canBegin}
            isService={actes !== undefined}
            level="h3"
          />
        ))}
      </ul>
      {actes?.(crfs)}
    </Section>
  );
}

const Section = ({ children }: { children: ReactNode }) => (
  <section className="pile" aria-labelledby="comptes-rendus">
    <h2 id="comptes-rendus">Comptes rendus financiers</h2>
    {children}
  </section>
);
