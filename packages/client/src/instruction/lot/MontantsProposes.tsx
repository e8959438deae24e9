import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { DossierEnveloppeView } from '@asso/contract/instruction/bureau.schemas';
import { readDossier } from '@asso/contract/subvention/dossier-subvention.endpoints';
import { type Proposition, propositionEndpoints } from '@asso/contract/subvention/proposition.endpoints';
import { dossierProblems } from '@asso/domain/dossier/dossier.problems';
import { champMotifProposition, isMontantPropose } from '@asso/domain/dossier/proposition.rules';
import { sayDepassement } from '@asso/domain/dossier/proposition.words';
import { listExceededBy } from '@asso/domain/instruction/enveloppe.rules';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { saveAnswer } from '../../platform/draft/save-answer.ts';
import { type OpenDraft, useDraft } from '../../platform/draft/use-draft.ts';
import { useReread } from '../../platform/use-read.ts';
import { AutosaveIndicator } from '../../ui/draft/AutosaveIndicator.tsx';
import { ConflictDialog } from '../../ui/draft/ConflictDialog.tsx';
import { errorAt, fieldId } from '../../ui/fields/field-errors.ts';
import { NumberControl } from '../../ui/fields/NumberControl.tsx';
import { showAmount } from '../../ui/show-value.ts';
import { cleLigne } from '../decision/decision.ts';
import type { MontantLigneLue } from '../decision/lignes-montants.ts';
import { libelleMotif, MotifProposition } from '../dossier/MotifProposition.tsx';
import { MontantsTable } from './MontantsTable.tsx';
import '../../ui/fields/fields.css';

type MontantsProposesProps = {
  id_fo: string;
  service: string;
  lignes: readonly MontantLigneLue[];
  proposition: Proposition;
  enveloppes: readonly DossierEnveloppeView[];
};

/** Lets the service type its proposed amounts in the table; the association does not see them. */
export function MontantsProposes({ lignes, enveloppes, ...place }: MontantsProposesProps) {
  const draft = useProposition(place);
  const [isComparing, setIsComparing] = useState(false);
  const montantOf = (ligne: MontantLigneLue): unknown => draft.value[cleLigne(ligne)] ?? null;
  const written = lignes.map((ligne) => {
    const value = montantOf(ligne);
    return { ...ligne, propose: typeof value === 'number' ? value : null };
  });
  const montants = written.map(({ annee, propose }) => ({ annee, montant_propose: propose }));
  // The full sentence is shown where the reason is asked; it would not fit under the amount.
  const isBeyond = listExceededBy(enveloppes, montants).length > 0;
  const refusalOf = (cle: string) => {
    const refusal = errorAt(draft.refusals, cle);
    return refusal && isBeyond ? 'Pas encore gardé : dites pourquoi.' : refusal;
  };
  const errorOf = (cle: string, value: unknown) =>
    refusalOf(cle) ??
    (isMontantPropose(value) ? undefined : dossierProblems['dossier.montant-propose'].message);
  return (
    <section className="montants-proposes pile pile--serree" aria-label="Montants">
      <MontantsTable
        lignes={written}
        propose={(ligne) => {
          const cle = cleLigne(ligne);
          return (
            <NumberControl
              id={fieldId(cle)}
              label={`Proposé, ${ligne.projet}, ${ligne.annee}`}
              decimals={0}
              unit="€"
              value={montantOf(ligne)}
              error={errorOf(cle, montantOf(ligne))}
              warning={warningOf(montantOf(ligne), ligne.demande)}
              onChange={(value) => draft.set(cle, value)}
              onLeave={draft.form.onLeave}
            />
          );
        }}
      />
      <MotifProposition enveloppes={enveloppes} montants={montants} draft={draft} />
      <div className="montants-proposes__pied">
        <p className="discret">Les montants proposés restent dans votre service jusqu’à la décision.</p>
        {draft.status.kind !== 'calme' && (
          <AutosaveIndicator
            status={draft.status}
            onRetry={draft.flush}
            onCompare={draft.conflict ? () => setIsComparing(true) : undefined}
          />
        )}
      </div>
      {isComparing && draft.conflict && (
        <ConflictDialog
          par={draft.conflict.par}
          isMine={draft.conflict.isMine}
          champs={draft.conflict.champs.map(({ path, mienne, sienne }) => ({
            path,
            label: labelOf(lignes, path),
            mienne: shown(mienne),
            sienne: shown(sienne),
          }))}
          onResolve={draft.resolve}
          onClose={() => setIsComparing(false)}
        />
      )}
    </section>
  );
}

const shown = (value: unknown): string =>
  typeof value === 'string' && value !== '' ? value : (showAmount(value) ?? 'rien');

/** Says that more is proposed than was asked, which is allowed. */
function warningOf(montant: unknown, demande: number | null): string | undefined {
  const said = sayDepassement(montant, demande);
  return said === null ? undefined : `C’est ${said}.`;
}

function labelOf(lignes: readonly MontantLigneLue[], path: string): string {
  if (path === champMotifProposition) return libelleMotif;
  const ligne = lignes.find((one) => cleLigne(one) === path);
  return ligne ? `${ligne.projet}, ${ligne.annee}` : path;
}

/** The proposed amounts by project and year, and their reason. */
type Proposee = Readonly<Record<string, number | string | null>>;
type Place = { id_fo: string; service: string; proposition: Proposition };

/** Autosaves the amounts proposed by a service, with which its decision will start. */
function useProposition({ id_fo, service, proposition }: Place): OpenDraft<Proposee> {
  const reread = useReread();
  return useDraft<Proposee>({
    name: `proposition-${id_fo}-${service}`,
    value: proposee(proposition),
    version: proposition.version,
    save: async ({ changes, version }) => {
      const outcome = await call(propositionEndpoints.saveProposition, {
        params: { id: id_fo, service },
        body: { changes },
        ifMatch: version,
      });
      if (outcome.ok) void reread(readDossier);
      // What is left of an envelope may have changed, so it is read again whether the amounts were accepted or not.
      void reread(bureauEndpoints.readBureauDossier);
      return saveAnswer(outcome, proposee);
    },
  });
}

const proposee = ({ montants, motif_enveloppe }: Proposition): Proposee => ({
  ...montants,
  [champMotifProposition]: motif_enveloppe || null,
});
