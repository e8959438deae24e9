import { formats } from '@asso/domain/identifiants/formats';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import { applyChanges, readAt } from '@asso/domain/kernel/changes';
import type { Fields } from '@asso/domain/kernel/fields';
import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';

const choices = (n: number) =>
  Array.from({ length: n }, (_, index) => ({ value: `v${index + 1}`, label: `Choix numéro ${index + 1}` }));

export const sampleFields = {
  intitule: { kind: 'text', label: 'Intitulé du projet', max: 60, requiredAt: 'transmission' },
  objectifs: {
    kind: 'text',
    label: 'Objectifs',
    aide: 'Ce que le projet doit changer, en quelques phrases.',
    max: 200,
    multiline: true,
    requiredAt: 'transmission',
  },
  siren: { kind: 'text', label: 'SIREN', max: 9, format: formats.siren },
  courriel: {
    kind: 'text',
    label: 'Adresse électronique',
    max: 100,
    format: formats.courriel,
    autocomplete: 'email',
  },
  debut: { kind: 'date', label: 'Date de début', requiredAt: 'transmission' },
  benevoles: { kind: 'int', label: 'Bénévoles', min: 0 },
  montant: { kind: 'euros', label: 'Subvention demandée', min: 0 },
  duree: { kind: 'decimal', label: 'Durée en jours', decimals: 2 },
  emploi: { kind: 'bool', label: 'L’association emploie des salariés', requiredAt: 'transmission' },
  certifie: { kind: 'bool', label: 'Je certifie que ces informations sont exactes', mustBeTrue: true },
  periode: {
    kind: 'choice',
    label: 'Période',
    options: [
      { value: 'annuel', label: 'Annuel' },
      { value: 'pluriannuel', label: 'Pluriannuel' },
    ],
    requiredAt: 'transmission',
  },
  domaine: { kind: 'choice', label: 'Domaine', options: choices(12) },
  fonction: { kind: 'choice', label: 'Fonction', aide: 'Tapez une partie du nom.', options: choices(40) },
  publics: { kind: 'choice', label: 'Publics', options: choices(4), multiple: true },
  etablissement: { kind: 'id', label: 'Établissement', of: 'etablissement' },
  numero: { kind: 'text', label: 'Numéro de dossier', max: 20, writtenBy: 'server' },
  annees: {
    kind: 'int',
    label: 'Nombre d’années',
    when: [{ scope: 'parent', key: 'periode', operator: 'eq', value: 'pluriannuel' }],
  },
  indicateurs: {
    kind: 'list',
    label: 'Indicateurs',
    aide: 'Ce que vous mesurerez.',
    max: 3,
    requiredAt: 'transmission',
    fields: {
      libelle: { kind: 'text', label: 'Ce que vous mesurerez', max: 80, requiredAt: 'transmission' },
      cible: { kind: 'int', label: 'Au moins', min: 0 },
    },
  },
} as const satisfies Fields;

export function FieldSamples() {
  const [value, setValue] = useState<object>({
    intitule: 'Former nos arbitres',
    objectifs: 'Quinze bénévoles arbitreront seuls à la fin de l’année. '.repeat(3),
    siren: '123456789',
    montant: 12500,
    numero: '27-000412',
    periode: 'pluriannuel',
    indicateurs: [{ id: 'a1', libelle: 'Arbitres formés', cible: 12 }],
  });
  const sentences = identifiantProblems;
  const errors = useFormErrors({
    fields: sampleFields,
    value,
    context: { stage: 'transmission' },
    sentences,
  });
  return (
    <div className="colonne-texte pile">
      <ErrorSummary errors={errors.shown} attempt={errors.attempt} />
      <FieldList
        fields={sampleFields}
        value={value}
        onChange={(path, to) =>
          setValue((present) => applyChanges(present, { [path]: { from: readAt(present, path), to } }).value)
        }
        errors={errors.shown}
        sentences={sentences}
        hand={{ rights: { edit: true }, writer: 'association' }}
        options={{
          etablissement: [
            { value: 'e1', label: 'Siège' },
            { value: 'e2', label: 'Section jeunes' },
          ],
        }}
        notes={{ montant: 'Repris de 26-000087' }}
      />
      <div>
        <ActionButton onPress={errors.check}>Enregistrer et continuer</ActionButton>
      </div>
    </div>
  );
}
