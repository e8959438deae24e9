import { cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import type { Fields } from '@asso/domain/kernel/fields';
import { cleProblem, dureesProposees, nomCleMax } from '@asso/domain/partenaire/cle.rules';
import { partenaireProblems } from '@asso/domain/partenaire/partenaire.problems';
import { type CodePortee, listPortees, sayPortee } from '@asso/domain/partenaire/portee.rows';
import { call } from '../platform/call/call.ts';
import { SaisieDialog } from '../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../platform/saisie/use-saisie.ts';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import type { ProprietaireQuery } from './cles-href.ts';

type CleDialogProps = {
  cote: 'association' | 'service';
  proprietaire: ProprietaireQuery;
  onClose: () => void;
  onDone: (nom: string, secret: string) => Promise<unknown>;
};

type CleSaisie = { nom?: string | null; portees?: CodePortee[] | null; duree_jours: string };

/** Creates a key: the person gives its name, its rights and how long it is valid. */
export function CleDialog({ cote, proprietaire, onClose, onDone }: CleDialogProps) {
  const saisie = useSaisie({
    name: `cle-${Object.values(proprietaire).join()}`,
    value: { duree_jours: String(dureesProposees[1]) } as CleSaisie,
    send: (value) => call(cleEndpoints.createCle, { query: proprietaire, body: corpsOf(value) }),
    onDone: ({ cle, secret }) => onDone(cle.nom, secret),
  });
  return (
    <SaisieDialog
      title="Créer une clé"
      label="Créer la clé"
      saisie={saisie}
      fields={fieldsOf(cote)}
      rules={cleProblem(corpsOf(saisie.typed), cote)}
      sentences={partenaireProblems}
      own={{ duree_jours: (props) => <SelectControl {...props} /> }}
      onClose={onClose}
    />
  );
}

const corpsOf = ({ nom, portees: chosen, duree_jours }: CleSaisie) => ({
  nom: nom ?? '',
  portees: chosen ?? [],
  duree_jours: Number(duree_jours),
});

const fieldsOf = (cote: CleDialogProps['cote']): Fields => ({
  nom: {
    kind: 'text',
    label: 'Nom de la clé',
    aide: 'Le logiciel qui s’en servira. Exemple : Logiciel de compta.',
    max: nomCleMax,
    requiredAt: 'saisie',
  },
  portees: {
    kind: 'choice',
    label: 'Ce qu’elle peut faire',
    aide: 'Jamais plus que vous. Cochez le strict nécessaire.',
    multiple: true,
    options: listPortees(cote).map((value) => ({ value, label: sayPortee(value, cote) })),
    requiredAt: 'saisie',
  },
  duree_jours: {
    kind: 'choice',
    label: 'Expire dans',
    aide: 'Vous serez prévenu 30 jours et 7 jours avant.',
    options: dureesProposees.map((jours) => ({
      value: String(jours),
      label: jours === 365 ? 'un an' : `${jours} jours`,
    })),
    requiredAt: 'saisie',
  },
});
