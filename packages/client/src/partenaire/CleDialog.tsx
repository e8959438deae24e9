import { cleEndpoints } from '@asso/contract/partenaire/cle.endpoints';
import { clePasBonne, dureesProposees, nomCleMax } from '@asso/domain/partenaire/cle.rules';
import { partenaireProblems } from '@asso/domain/partenaire/partenaire.problems';
import { type CodePortee, portees, porteesDe } from '@asso/domain/partenaire/portee.rows';
import { useState } from 'react';
import { call } from '../platform/call/call.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { errorAt, type FieldError, fieldErrors, fieldId } from '../ui/fields/field-errors.ts';
import { OptionsControl } from '../ui/fields/OptionsControl.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { TextControl } from '../ui/fields/TextControl.tsx';
import type { ProprietaireQuery } from './cles-href.ts';

type CleDialogProps = {
  cote: 'association' | 'service';
  proprietaire: ProprietaireQuery;
  onClose: () => void;
  onDone: (nom: string, secret: string) => Promise<unknown>;
};

/** A new key gets a name, rights and a duration. */
export function CleDialog({ cote, proprietaire, onClose, onDone }: CleDialogProps) {
  const [nom, setNom] = useState('');
  const [chosen, setChosen] = useState<CodePortee[]>([]);
  const [duree, setDuree] = useState<number>(dureesProposees[1]);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const refuse = (found: readonly FieldError[]) => {
    setErrors(found);
    setAttempt(attempt + 1);
  };
  const create = async () => {
    const body = { nom, portees: chosen, duree_jours: duree };
    const wrong = clePasBonne(body, cote);
    if (wrong.length > 0) return refuse(fieldErrors(wrong, partenaireProblems));
    const outcome = await call(cleEndpoints.createCle, { query: proprietaire, body });
    if (outcome.ok) return onDone(outcome.value.cle.nom, outcome.value.secret);
    const { field = '', message } = outcome.problem;
    refuse([{ field, message }]);
  };
  return (
    <Dialog title="Créer une clé" onClose={onClose} action={{ label: 'Créer la clé', onPress: create }}>
      <div className="formulaire">
        <ErrorSummary errors={errors} attempt={attempt} />
        <TextControl
          id={fieldId('nom')}
          label="Nom de la clé"
          help="Le logiciel qui s’en servira. Exemple : Logiciel de compta."
          isRequired
          max={nomCleMax}
          value={nom}
          error={errorAt(errors, 'nom')}
          onChange={(value) => setNom(String(value ?? ''))}
        />
        <OptionsControl
          id={fieldId('portees')}
          label="Ce qu’elle peut faire"
          help="Jamais plus que vous. Cochez le strict nécessaire."
          isRequired
          isMultiple
          options={porteesDe(cote).map((code) => ({ value: code, label: portees[code].label }))}
          value={chosen}
          error={errorAt(errors, 'portees')}
          onChange={(value) => setChosen((value ?? []) as CodePortee[])}
        />
        <SelectControl
          id={fieldId('duree_jours')}
          label="Expire dans"
          help="Vous serez prévenu 30 jours et 7 jours avant."
          isRequired
          options={dureesProposees.map((jours) => ({
            value: String(jours),
            label: jours === 365 ? 'un an' : `${jours} jours`,
          }))}
          value={String(duree)}
          error={errorAt(errors, 'duree_jours')}
          onChange={(value) => setDuree(Number(value))}
        />
      </div>
    </Dialog>
  );
}
