import { type ProgrammeOsiris, programmeEndpoints } from '@asso/contract/transfert/programme.endpoints';
import type { Fields } from '@asso/domain/kernel/fields';
import {
  codeProgrammeMax,
  libelleProgrammeMax,
  type PartProgramme,
} from '@asso/domain/transfert/programme.rules';
import { transfertProblems } from '@asso/domain/transfert/transfert.problems';
import { useState } from 'react';
import { type CallOutcome, call, type ValueOf } from '../platform/call/call.ts';
import { saveAnswer } from '../platform/draft/save-answer.ts';
import { ReadPart } from '../platform/page/ReadPart.tsx';
import { SaisieForm } from '../platform/saisie/SaisieForm.tsx';
import { useEdition } from '../platform/saisie/use-edition.ts';
import { notify } from '../platform/session/announcements.ts';
import { useRead } from '../platform/use-read.ts';
import { newId } from '../ui/page/new-id.ts';

type ProgrammeFormProps = {
  /** Null when a programme is being created. */
  programme: ProgrammeOsiris | null;
  onDone: () => void;
  onCancel: () => void;
};
type Saisie = {
  code?: string | null;
  libelle?: string | null;
  dispositifs?: string[] | null;
  comptes?: string[] | null;
};
type Choix = ValueOf<typeof programmeEndpoints.readChoixProgramme>;
const hand = { rights: { edit: true }, writer: 'association' } as const;

export function ProgrammeForm(props: ProgrammeFormProps) {
  const read = useRead(programmeEndpoints.readChoixProgramme, { query: {} });
  return <ReadPart read={read}>{(choix) => <Formulaire {...props} choix={choix} />}</ReadPart>;
}

function Formulaire({ programme, choix, onDone, onCancel }: ProgrammeFormProps & { choix: Choix }) {
  const [key] = useState(newId);
  const edition = useEdition<Saisie>({
    name: `programme-${programme?.code ?? 'nouveau'}`,
    value: programme ? saisieOf(programme) : {},
    version: programme?.version ?? null,
    save: async ({ version, value }) => {
      const body = {
        libelle: value.libelle ?? '',
        dispositifs: (value.dispositifs ?? []).map(partOf),
        comptes: value.comptes ?? [],
      };
      const outcome: CallOutcome<typeof programmeEndpoints.saveProgramme> = programme
        ? await call(programmeEndpoints.saveProgramme, {
            params: { programme: programme.code },
            body,
            ifMatch: version,
          })
        : await call(programmeEndpoints.createProgramme, {
            body: { ...body, code: value.code ?? '' },
            idempotencyKey: key,
          });
      return saveAnswer(outcome, saisieOf);
    },
    onSaved: () => {
      notify('succes', 'Programme enregistré.');
      onDone();
    },
  });
  return (
    <div className="pile colonne-texte">
      <h2 className="fr-h4">{programme ? `Programme ${programme.code}` : 'Nouveau programme'}</h2>
      <SaisieForm
        saisie={edition}
        fields={fieldsOf(choix, programme === null)}
        hand={hand}
        label="Enregistrer le programme"
        sentences={transfertProblems}
        onCancel={onCancel}
      />
    </div>
  );
}

const separator = '/';

const valeurOf = ({ id_type_dispositif, id_sous_type_dispositif }: PartProgramme): string =>
  [id_type_dispositif, id_sous_type_dispositif].filter((one) => one !== null).join(separator);

function partOf(value: string): PartProgramme {
  const [id_type_dispositif = '', id_sous_type_dispositif = null] = value.split(separator);
  return { id_type_dispositif, id_sous_type_dispositif };
}

const saisieOf = ({ libelle, dispositifs, comptes = [] }: ProgrammeOsiris): Saisie => ({
  libelle,
  dispositifs: dispositifs.map(valeurOf),
  comptes: comptes.map(({ id }) => id),
});

const fieldsOf = (choix: Choix, isNew: boolean): Fields => ({
  ...(isNew && {
    code: {
      kind: 'text',
      label: 'Code du programme',
      aide: 'Lettres, chiffres et tirets. Exemple : BOP-163.',
      max: codeProgrammeMax,
      requiredAt: 'saisie',
    },
  }),
  libelle: { kind: 'text', label: 'Nom du programme', max: libelleProgrammeMax, requiredAt: 'saisie' },
  dispositifs: {
    kind: 'choice',
    label: 'Dispositifs',
    aide: 'Le dispositif entier, ou quelques-uns de ses sous-dispositifs.',
    multiple: true,
    requiredAt: 'saisie',
    options: choix.dispositifs.flatMap(({ code, label, sous_dispositifs }) => [
      { value: code, label },
      ...sous_dispositifs.map((sous) => ({
        value: `${code}${separator}${sous.code}`,
        label: `${label} : ${sous.label}`,
      })),
    ]),
  },
  comptes: {
    kind: 'choice',
    label: 'Qui lit ce programme',
    aide: 'Les comptes qui ont un rôle Osiris.',
    multiple: true,
    options: choix.comptes.map(({ id, nom, email }) => ({ value: id, label: `${nom} (${email})` })),
  },
});
