import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { formatSiret, labelSiret } from '@asso/domain/identifiants/nombres-affiches';
import { isBlank } from '@asso/domain/kernel/asks';
import { typesOfferts } from '@asso/domain/subvention/creation.rules';
import { projetCommenceFields } from '@asso/domain/subvention/projet-commence.fields';
import { useState } from 'react';
import { DejaCommence, isAlreadyBegun } from '../../demarche/demandeur/DejaCommence.tsx';
import { dossierHref } from '../../dossier/dossier-href.ts';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { forgetBrouillon, useBrouillonWithoutCompte } from '../../platform/draft/brouillon-sans-compte.ts';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { useReread } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FormFrame } from '../../ui/FormFrame.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import type { FieldError } from '../../ui/fields/field-errors.ts';
import { useFormErrors } from '../../ui/fields/use-form-errors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { ReadList } from '../../ui/table/ReadList.tsx';
import { choixFields, etablissementChoice, findQuestion, type SaisieChoix } from './choix-fields.ts';
import type { ChoixGiven } from './choix-given.ts';
import type { Deduced } from './use-renouvellement.ts';

type ChoixFormProps = ChoixGiven & {
  /** Whether this is a renewal, as earlier dossiers tell; null when they could not be read. */
  deduced: Deduced | null;
  hasCollegues: boolean;
};

/**
 * Begins a dossier: asks for the type, the establishment and whether it is a renewal; a question with one possible
 * answer is only shown, and a type pressed on the page of the subvention is chosen already.
 */
export function ChoixForm(given: ChoixFormProps) {
  const { subvention, regime, etablissements, siret, deduced, hasCollegues } = given;
  const types = typesOfferts(subvention.campagne, { regime, now: now() });
  const [typed, setTyped] = useState<SaisieChoix>({});
  const [refusal, setRefusal] = useState<ProblemReply | null>(null);
  const brouillon = useBrouillonWithoutCompte(subvention.code);
  const reread = useReread();
  const pressed = useQueryParams().get('type');
  const only = types.length === 1 ? types[0]?.code : null;
  const value: SaisieChoix = {
    type: only ?? types.find(({ code }) => code === pressed)?.code,
    etablissement: siret,
    renouvellement: deduced?.choix,
    partage: true,
    ...typed,
  };
  const fields = choixFields({ types, etablissements, type: value.type, hasCollegues });
  const missing = useFormErrors({ fields, value, context: { stage: 'saisie' } });
  const errors = [...missing.shown, ...refusedErrors(refusal)];
  const begin = async () => {
    setRefusal(null);
    if (!missing.check()) return;
    const outcome = await call(dossierEndpoints.createDossier, {
      body: {
        description: {
          code_subvention: subvention.code,
          id_sous_type_dispositif: value.type,
          exercice: subvention.campagne_exercice,
          renouvellement: value.renouvellement,
          ...('duree' in fields ? { pluriannuel: value.duree === 'plusieurs' } : {}),
        },
        demandeur: { id_siret: value.etablissement },
        partage: value.partage === true,
        ...(brouillon && { projet: reponsesAEnvoyer(brouillon.reponses) }),
      },
      idempotencyKey: brouillon?.cle ?? newId(),
    });
    if (!outcome.ok) return setRefusal(outcome.problem);
    if (brouillon) forgetBrouillon(brouillon.code);
    await reread(dossierEndpoints.listDossiers);
    const { id_fo, demandeur } = outcome.value;
    go(dossierHref({ id_fo, id_siret: demandeur.id_siret }, '?etape=demandeur'));
  };
  if (types.length === 0) return <p>Aucun type de demande n’est ouvert aux associations de votre régime.</p>;
  return (
    <FormFrame className="feuille pile" onSend={() => undefined}>
      <ErrorSummary errors={errors} attempt={missing.attempt} />
      <ReadList items={knownItems(given, only ?? null)} />
      <div className="questions-par-deux">
        <FieldList
          fields={fields}
          value={value}
          onChange={(path, to) => setTyped({ ...typed, [path]: to })}
          errors={errors}
          stage="saisie"
          notes={deduced?.note ? { renouvellement: deduced.note } : {}}
        />
      </div>
      {brouillon && (
        <Notice tone="info" title="Ce que vous avez écrit sans compte est repris">
          <p>
            « {String(brouillon.reponses.intitule ?? 'Votre projet')} » attend dans la demande, sans rien à
            retaper. Il sera alors effacé de ce navigateur.
          </p>
        </Notice>
      )}
      <DejaCommence refusal={refusal} siret={value.etablissement ?? siret} />
      <div className="actions">
        <ActionButton onPress={begin} busyText="Création du dossier…">
          Commencer
        </ActionButton>
      </div>
    </FormFrame>
  );
}

/** Returns the answers given before having an account, without the empty or unknown ones. */
const reponsesAEnvoyer = (reponses: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(projetCommenceFields).flatMap((name) =>
      isBlank(reponses[name]) ? [] : [[name, reponses[name]]],
    ),
  );

const refusedErrors = (refusal: ProblemReply | null): FieldError[] =>
  refusal === null || isAlreadyBegun(refusal)
    ? []
    : refusal.problems.map(({ field, message }) => ({ field: findQuestion(field), message }));

function knownItems({ subvention, etablissements, nom, siret }: ChoixGiven, type: string | null) {
  const { campagne, campagne_exercice } = subvention;
  const label = campagne.sous_dispositifs.find(({ code }) => code === type)?.label;
  const [etablissement] = etablissements;
  return [
    { label: 'Association', value: nom },
    ...(etablissements.length === 1 && etablissement
      ? [{ label: 'Établissement', value: etablissementChoice(etablissement).label }]
      : []),
    ...(etablissements.length === 0
      ? [{ label: labelSiret('SIRET', siret), value: formatSiret(siret) }]
      : []),
    ...(label ? [{ label: 'Type de demande', value: label }] : []),
    { label: 'Exercice (l’année du projet)', value: String(campagne_exercice) },
  ];
}
