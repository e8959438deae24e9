import { invitationEndpoints } from '@asso/contract/association/invitation.endpoints';
import { associationProblems } from '@asso/domain/association/association.problems';
import { type Invitation, invitationFields } from '@asso/domain/association/invitation.fields';
import type { Choice, Fields } from '@asso/domain/kernel/fields';
import { AppLink } from '../../platform/AppLink.tsx';
import { call } from '../../platform/call/call.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import type { OwnControlProps } from '../../ui/fields/form.ts';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { etablissementOptions } from '../adhesion/etablissement-options.ts';
import { accesHref, rubriqueHref } from '../fiche/fiche-href.ts';
import type { AccesLu } from './use-acces.ts';

type InviterFormProps = { id: string; acces: AccesLu; onInvited: () => Promise<unknown> };
type InvitationSaisie = Invitation & { dossiers?: string[] | null };

const aucunDossier = { code: 'association.dossiers-a-choisir', field: 'dossiers' };

/**
 * Invites a person: the form asks for an address, a function, and what is opened: the association, an establishment or
 * a few dossiers.
 */
export function InviterForm({ id, acces, onInvited }: InviterFormProps) {
  const secondaires = acces.etablissements.items.filter(({ est_siege }) => !est_siege);
  const isSecondaire = acces.identite.profil === 'secondaire';
  const saisie = useSaisie({
    name: `invitation-${id}`,
    // The form first proposes the widest access that the inviting person may give.
    value: { portee: isSecondaire ? 'etablissement' : 'association' } as InvitationSaisie,
    send: ({ email, fonction, portee, id_siret, dossiers }, idempotencyKey) =>
      call(invitationEndpoints.inviter, {
        query: { id_asso: id },
        body: {
          email: email ?? '',
          fonction: fonction ?? 'AUT',
          ...(portee === 'etablissement' ? { id_siret } : {}),
          ...(portee === 'dossiers' ? { dossiers: dossiers ?? [] } : {}),
        },
        idempotencyKey,
      }),
    onDone: async ({ email }) => {
      await onInvited();
      notify('succes', `Invitation envoyée à ${email}.`);
      wantHeadingFocus();
      go(accesHref(id), { replace: true });
    },
  });
  const { portee, dossiers } = saisie.typed;
  const partageables = useDossiersPartageables(id, portee === 'dossiers');
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
      <SaisieForm
        label="Envoyer l’invitation"
        busyText="Envoi en cours…"
        saisie={saisie}
        fields={fieldsFor({ isSecondaire, hasSecondaires: secondaires.length > 0, partageables })}
        sentences={associationProblems}
        others={portee === 'dossiers' && !dossiers?.length ? [aucunDossier] : []}
        options={{ etablissement: etablissementOptions(secondaires) }}
        own={{ dossiers: (control) => <Dossiers {...control} partageables={partageables} /> }}
        aside={
          <AppLink
            className="fr-btn fr-btn--secondary"
            href={accesHref(id)}
            onClick={() => {
              saisie.forget();
              wantHeadingFocus();
            }}
          >
            Annuler
          </AppLink>
        }
      />
    </div>
  );
}

type Offert = { isSecondaire: boolean; hasSecondaires: boolean; partageables: readonly Choice[] | null };

/**
 * Returns the fields of an invitation: nobody can give a wider access than their own, nor access to an establishment
 * when there is none.
 */
function fieldsFor({ isSecondaire, hasSecondaires, partageables }: Offert): Fields {
  const { portee } = invitationFields;
  const options = portee.options.filter(
    ({ value }) =>
      (value !== 'association' || !isSecondaire) && (value !== 'etablissement' || hasSecondaires),
  );
  return {
    ...invitationFields,
    portee: { ...portee, options },
    dossiers: { ...dossiersRow, options: partageables ?? [] },
  };
}

const dossiersRow = {
  kind: 'choice',
  label: 'Dossiers à partager',
  aide: 'La personne pourra les lire et les compléter, et rien d’autre de l’association.',
  multiple: true,
  when: [{ scope: 'parent', key: 'portee', operator: 'eq', value: 'dossiers' }],
} as const;

/**
 * Reads the dossiers that may be shared, once they are asked for: those in which the person takes part. The row of the
 * form holds the same choices as its control, since what is ticked is checked against the row.
 */
function useDossiersPartageables(id_asso: string, isAsked: boolean): readonly Choice[] | null {
  const read = useRead(invitationEndpoints.listDossiersPartageables, isAsked ? { query: { id_asso } } : null);
  return read.state === 'lu' ? read.value.items.map((one) => ({ value: one.id, label: one.libelle })) : null;
}

function Dossiers({
  partageables,
  ...control
}: OwnControlProps & { partageables: readonly Choice[] | null }) {
  if (partageables === null) return null;
  if (partageables.length === 0) {
    return (
      <Notice tone="info" title="Vous n’avez pas de dossier à partager.">
        Choisissez un accès à l’association, ou commencez d’abord un dossier.
      </Notice>
    );
  }
  return <OptionsControl {...control} options={partageables} isMultiple isRequired isOptional={false} />;
}
