import type { DossierHead } from '@asso/contract/dossier/dossier.schemas';
import { etatsInstruction, findMove, phrasesEtats } from '@asso/domain/dossier/instruction.states';
import { courrierDe, motsActions } from '@asso/domain/dossier/instruction-labels';
import { formatEuros } from '@asso/domain/identifiants/affichage';
import { notificationSentence } from '@asso/domain/notification/notification-kinds';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { boutonDe, cleLigne, type LigneMontant, motifDe, type Saisie, totalAccorde } from './decision.ts';
import { sansRetour } from './decision-words.ts';
import { EtatBadge } from './EtatBadge.tsx';
import type { InstructionView } from './etat-dossier.ts';

type DecisionApercuProps = {
  dossier: DossierHead;
  instruction: InstructionView;
  saisie: Saisie;
  lignes?: readonly LigneMontant[];
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

/** What the other side will read, to the letter, before anything happens. */
export function DecisionApercu(props: DecisionApercuProps) {
  const { dossier, instruction, saisie, lignes, onConfirm, onClose } = props;
  const { action, montants } = saisie;
  const move = action && findMove({ from: instruction.etat, action, by: 'service' });
  if (!action || !move || move.to === 'previous') return null;
  const isGrant = action === 'grant' && lignes !== undefined;
  const mail = courrierDe({
    action,
    id_fo: dossier.id_fo,
    titre: dossier.description.titre,
    service: instruction.service.nom,
    motif: motifDe(saisie),
    montantEuros: isGrant ? totalAccorde(lignes, montants) : undefined,
  });
  const sentence = notificationSentence(1, 'defaut', {
    objet: `dossier ${dossier.id_fo}`,
    etat: etatsInstruction[move.to],
  });
  const verb = boutonDe(saisie, lignes);
  return (
    <Dialog
      title="Voici ce que l’association recevra"
      onClose={onClose}
      action={{
        label: `Confirmer : ${verb.charAt(0).toLowerCase()}${verb.slice(1)}`,
        onPress: onConfirm,
        isDanger: sansRetour.includes(action),
      }}
    >
      <section className="apercu pile pile--serree" aria-label="Courriel">
        <p>
          <span className="discret">Courriel : </span>
          <strong>{mail.subject}</strong>
        </p>
        <p>{sentence}</p>
        {mail.text && <p className="apercu__texte">{mail.text}</p>}
      </section>
      {isGrant && lignes.length > 1 && (
        <DataTable caption="Montants accordés" columns={columnsOf(montants)} rows={lignes} rowId={cleLigne} />
      )}
      <p>
        Son dossier affichera : <EtatBadge etat={move.to} /> {phrasesEtats[move.to]}
      </p>
      {sansRetour.includes(action) && <p>Après « {motsActions[action].verbe} », le dossier est clos.</p>}
    </Dialog>
  );
}

const columnsOf = (montants: Saisie['montants']): Column<LigneMontant>[] => [
  { key: 'projet', label: 'Projet', isHeader: true, cell: ({ projet }) => projet },
  { key: 'annee', label: 'Année', cell: ({ annee }) => <span className="nombre">{annee}</span> },
  {
    key: 'montant',
    label: 'Accordé',
    isNumber: true,
    cell: (ligne) => formatEuros(Number(montants[cleLigne(ligne)])),
  },
];
