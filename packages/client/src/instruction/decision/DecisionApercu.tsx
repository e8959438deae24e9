import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { closesCompletude } from '@asso/domain/dossier/completude.states';
import { findMove } from '@asso/domain/dossier/instruction.states';
import { motsActions } from '@asso/domain/dossier/instruction.words';
import { formatEuros } from '@asso/domain/identifiants/nombres-affiches';
import { EtatBadge } from '../../dossier/EtatBadge.tsx';
import { type InstructionView, phraseEtat } from '../../dossier/etat-dossier.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { type Column, DataTable } from '../../ui/table/DataTable.tsx';
import { LettresApercu } from '../lot/LettresApercu.tsx';
import { CourrielApercu } from './CourrielApercu.tsx';
import {
  boutonOf,
  cleLigne,
  type LigneMontant,
  motifOf,
  type Saisie,
  surplusOf,
  totalAccorde,
} from './decision.ts';
import { sansRetour } from './decision-words.ts';

type DecisionApercuProps = {
  dossier: DossierHead;
  instruction: InstructionView;
  saisie: Saisie;
  lignes?: readonly LigneMontant[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** The agent sees the exact e-mail the association will receive before the decision is made. */
export function DecisionApercu(props: DecisionApercuProps) {
  const { dossier, instruction, saisie, lignes, onConfirm, onClose } = props;
  const { action, montants } = saisie;
  const move = action && findMove({ from: instruction.etat, action, by: 'service', genre: dossier.genre });
  if (!action || !move || move.to === 'previous') return null;
  const isGrant = action === 'grant' && lignes !== undefined;
  const montantEuros = isGrant ? totalAccorde(lignes, montants) : undefined;
  const motif = motifOf(saisie);
  const surplus = isGrant ? surplusOf(lignes, montants) : [];
  const isRetire =
    instruction.completude.etat === 'demande' && closesCompletude(action, instruction.completude.etat);
  const verb = boutonOf(saisie, lignes);
  return (
    <Dialog
      title="Voici ce que l’association recevra"
      size={isGrant ? 'lg' : 'md'}
      onClose={onClose}
      action={{
        label: `Confirmer : ${verb.charAt(0).toLowerCase()}${verb.slice(1)}`,
        onPress: onConfirm,
        isDanger: sansRetour.includes(action),
      }}
    >
      {surplus.length > 0 && (
        <Notice tone="attention" title="Vous accordez plus que ce qui est demandé">
          <ul>
            {surplus.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      )}
      <CourrielApercu dossier={dossier} instruction={instruction} saisie={saisie} lignes={lignes} />
      {isGrant && (lignes.length > 1 || surplus.length > 0) && (
        <DataTable caption="Montants accordés" columns={columnsOf(montants)} rows={lignes} rowId={cleLigne} />
      )}
      <LettresApercu dossier={dossier} instruction={instruction} saisie={saisie} lignes={lignes} />
      <p>
        Son dossier affichera : <EtatBadge etat={move.to} />{' '}
        {phraseEtat(move.to, { montantEuros, motif, genre: dossier.genre })}
      </p>
      {isRetire && <p>La demande de compléments est retirée des deux côtés.</p>}
      {sansRetour.includes(action) && <p>Après « {motsActions[action].verbe} », le dossier est clos.</p>}
      {['grant', ...sansRetour].includes(action) && <p>Cette décision ne se reprend pas dans le portail.</p>}
    </Dialog>
  );
}

const columnsOf = (montants: Saisie['montants']): Column<LigneMontant>[] => [
  { key: 'projet', label: 'Projet', isHeader: true, cell: ({ projet }) => projet },
  { key: 'annee', label: 'Année', cell: ({ annee }) => <span className="nombre">{annee}</span> },
  {
    key: 'demande',
    label: 'Demandé',
    isNumber: true,
    cell: ({ demande }) => (demande === null ? 'rien' : formatEuros(demande)),
  },
  {
    key: 'montant',
    label: 'Accordé',
    isNumber: true,
    cell: (ligne) => formatEuros(Number(montants[cleLigne(ligne)])),
  },
];
