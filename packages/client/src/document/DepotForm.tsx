import { documentEndpoints } from '@asso/contract/document/document.endpoints';
import { type DocumentDeclare, documentFields } from '@asso/domain/document/document.fields';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import type { Choice } from '@asso/domain/kernel/fields';
import { kernelProblems } from '@asso/domain/kernel/problems';
import type { Rights } from '@asso/domain/kernel/writable';
import { useState } from 'react';
import { call } from '../platform/call.ts';
import { isPassing } from '../platform/call-problems.ts';
import { type FieldError, fieldErrors } from '../ui/field-errors.ts';
import { FieldList } from '../ui/fields/FieldList.tsx';
import { UploadField } from '../ui/UploadField.tsx';
import type { SendFile } from '../ui/use-upload-queue.ts';
import { champsDepot, depotForm, depotProblems } from './champs-depot.ts';

type DepotFormProps = {
  /** Any number of what the files belong to. */
  idProprietaire: string;
  /** What is known of the file already. */
  known: DocumentDeclare;
  etablissements: readonly Choice[];
  rights: Rights;
  onDeposited: () => unknown;
};

const sentences = { ...kernelProblems, ...identifiantProblems };

/** What the files are, then the files: each leaves as soon as it is chosen. */
export function DepotForm({ idProprietaire, known, etablissements, rights, onDeposited }: DepotFormProps) {
  const [declare, setDeclare] = useState<DocumentDeclare>(known);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const only = champsDepot(declare, etablissements.length > 1);
  const shown = Object.fromEntries(Object.entries(declare).filter(([name]) => only.includes(name)));

  const send: SendFile = async (file, progress) => {
    const found = fieldErrors(depotProblems(shown), sentences);
    setErrors(found);
    const [first] = found;
    if (first) return { kind: 'refuse', message: `Pas encore envoyé. ${first.message}` };
    const outcome = await call(documentEndpoints.depositDocument, {
      query: { id_asso: idProprietaire },
      body: depotForm(shown, file),
      ...progress,
    });
    if (outcome.ok) {
      onDeposited();
      return { kind: 'recu', etat: `Reçu. ${outcome.value.lib_etat_analyse}` };
    }
    const { problem } = outcome;
    return isPassing(problem) ? { kind: 'coupe' } : { kind: 'refuse', message: problem.message };
  };

  return (
    <div className="pile">
      <FieldList
        fields={documentFields}
        only={only}
        value={declare}
        onChange={(path, value) => {
          setErrors((before) => before.filter(({ field }) => field !== path));
          setDeclare((before) => ({ ...before, [path]: value }));
        }}
        errors={errors}
        sentences={sentences}
        hand={{ rights: { ...rights, edit: true }, writer: 'association' }}
        options={{ etablissement: etablissements }}
        stage="saisie"
      />
      <UploadField
        id="depot-fichiers"
        label="Fichiers"
        help="Indiquez d’abord ce que c’est : les fichiers partent dès qu’ils sont choisis."
        isMultiple
        onSend={send}
      />
    </div>
  );
}
