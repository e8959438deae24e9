import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import { invitationFields } from '@asso/domain/association/invitation.fields';
import { identifiantProblems } from '@asso/domain/identifiants/identifiants.problems';
import type { Fields } from '@asso/domain/kernel/fields';
import type { FormEvent } from 'react';
import { AppLink } from '../../platform/AppLink.tsx';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ErrorSummary } from '../../ui/fields/ErrorSummary.tsx';
import { FieldList } from '../../ui/fields/FieldList.tsx';
import { errorAt, fieldId } from '../../ui/fields/field-errors.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { etablissementOptions } from '../adhesion/etablissement-options.ts';
import { useInvitation } from '../adhesion/use-invitation.ts';
import { accesHref, rubriqueHref } from '../fiche/rubriques.ts';
import type { Acces } from './use-acces.ts';

type InviterFormProps = { id: string; acces: Acces; onInvited: () => Promise<unknown> };

/**
 * The form asks whom to invite, in which function and for what: the whole association, one establishment or a few
 * dossiers.
 */
export function InviterForm({ id, acces, onInvited }: InviterFormProps) {
  const secondaires = acces.etablissements.items.filter(({ est_siege }) => !est_siege);
  const isSecondaire = acces.identite.profil === 'secondaire';
  const form = useInvitation({ id, first: isSecondaire ? 'etablissement' : 'association', onInvited });
  const fields = fieldsFor({ isSecondaire, hasSecondaires: secondaires.length > 0 });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Inviter une personne"
        objet={acces.identite.association.nom}
        fil={[
          { label: 'Informations administratives', href: rubriqueHref(id) },
          { label: 'Personnes et accès', href: accesHref(id) },
        ]}
        aide="association"
        chapo="Elle recevra un courriel avec un lien, valable 30 jours. Sans compte, elle pourra en créer un."
      />
      <form className="pile" noValidate onSubmit={submit}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <FieldList
          fields={fields}
          value={form.value}
          onChange={form.change}
          errors={form.errors}
          sentences={identifiantProblems}
          options={{ etablissement: etablissementOptions(secondaires) }}
          stage="saisie"
        />
        {form.value.portee === 'dossiers' && <Dossiers id={id} form={form} />}
        <div className="actions">
          <ActionButton isBusy={form.isBusy} busyText="Envoi en cours…">
            Envoyer l’invitation
          </ActionButton>
          <AppLink className="fr-btn fr-btn--secondary" href={accesHref(id)} onClick={wantHeadingFocus}>
            Annuler
          </AppLink>
        </div>
      </form>
    </div>
  );
}

/** Nobody can give a wider access than their own, nor access to an establishment when there is none. */
function fieldsFor({
  isSecondaire,
  hasSecondaires,
}: {
  isSecondaire: boolean;
  hasSecondaires: boolean;
}): Fields {
  const { portee } = invitationFields;
  const options = portee.options.filter(
    ({ value }) =>
      (value !== 'association' || !isSecondaire) && (value !== 'etablissement' || hasSecondaires),
  );
  return { ...invitationFields, portee: { ...portee, options } };
}

type DossiersProps = { id: string; form: ReturnType<typeof useInvitation> };

/** A person shares only the dossiers they take part in. */
function Dossiers({ id, form }: DossiersProps) {
  const read = useRead(invitationEndpoints.listDossiersPartageables, { query: { id_asso: id } });
  if (read.state !== 'lu') return null;
  const { items } = read.value;
  if (items.length === 0) {
    return (
      <Notice tone="info" title="Vous n’avez pas de dossier à partager.">
        Choisissez un accès à l’association, ou commencez d’abord un dossier.
      </Notice>
    );
  }
  return (
    <OptionsControl
      id={fieldId('dossiers')}
      label="Dossiers à partager"
      help="La personne pourra les lire et les compléter, et rien d’autre de l’association."
      isMultiple
      isRequired
      value={form.dossiers}
      onChange={(value) => form.chooseDossiers((value as string[] | null) ?? [])}
      options={items.map((one) => ({ value: one.id, label: one.libelle }))}
      error={errorAt(form.errors, 'dossiers')}
    />
  );
}
