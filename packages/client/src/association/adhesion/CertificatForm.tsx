import { adhesionEndpoints } from '@asso/contract/association/adhesion.endpoints';
import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import { certificatFields, demandeFields } from '@asso/domain/association/certificat.fields';
import { knownChoices } from '@asso/domain/kernel/listes';
import type { ReactNode } from 'react';
import { call } from '../../platform/call/call.ts';
import { pageAfterAdhesion } from '../../platform/draft/brouillon-sans-compte.ts';
import { wantHeadingFocus } from '../../platform/page/heading-focus.ts';
import { go } from '../../platform/page/navigation.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { SaisieForm } from '../../platform/saisie/SaisieForm.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { actFor } from '../../platform/session/acting-for.ts';
import { notify } from '../../platform/session/announcements.ts';
import { loadUser } from '../../platform/session/session.ts';
import { currentListes } from '../../ui/table/listes.ts';
import { adhesionHref, bestNumero } from './adhesion-href.ts';
import { findAppartenance } from './appartenance.ts';

type CertificatFormProps = {
  association: AssociationTrouvee;
  siret: string | null;
  /** What is shown before the fields. */
  children?: ReactNode;
};

/** Returns the function named in the address, if it is one of those offered. */
const fonctionOf = (code: string | null): string | null =>
  knownChoices(certificatFields.fonction, currentListes.get()).find(({ value }) => value === code)?.value ??
  null;

type Declare = { fonction?: string | null; message?: string | null };

/**
 * Asks for the person's function. The button itself certifies, and says so under the sentence that is certified. The
 * function stays in the address. Once access is open the person is led to the draft that waited for it, or home; a pending request has its own page.
 */
export function CertificatForm({ association, siret, children }: CertificatFormProps) {
  const params = useQueryParams();
  const fonction = fonctionOf(params.get('fonction'));
  // When the association already has managers, they must answer: the form sends a request.
  const isDemande = association.gestionnaires > 0;
  const { certificat, ...fields } = isDemande ? demandeFields : certificatFields;
  const saisie = useSaisie({
    name: null,
    value: {} as Declare,
    send: ({ message }, idempotencyKey) => {
      const declared = { fonction: fonction ?? 'AUT', certificat: true, message };
      return call(adhesionEndpoints.joinAssociations, {
        params: { id: 'moi' },
        body: { associations: [{ id_association: association.id, id_siret: siret, ...declared }] },
        idempotencyKey: `${idempotencyKey}-${fonction}`,
      });
    },
    say: ({ problems }) => problems.map(({ message }) => ({ field: '', message })),
    onDone: async () => {
      // When the user is read again the page shown here changes, so its new title will take the focus.
      wantHeadingFocus();
      const user = await loadUser({ again: true });
      const membership = user && findAppartenance(user, { association, siret });
      if (membership?.etat !== 'active') return;
      actFor(membership);
      notify('succes', 'Votre association est ajoutée.');
      go(pageAfterAdhesion());
    },
  });
  const change = (path: string, to: unknown) => {
    if (path === 'fonction') params.set({ fonction: typeof to === 'string' ? to : null }, { replace: true });
    else saisie.change(path, to);
  };
  const back = { q: params.get('q'), asso: bestNumero(association), siret };
  const isAlone = (association.etablissements ?? []).filter(({ actif }) => actif).length <= 1;
  return (
    <SaisieForm
      label={isDemande ? 'Je certifie et je demande l’accès' : 'Je certifie et j’ajoute l’association'}
      busyText={isDemande ? 'Demande en cours…' : 'Ajout en cours…'}
      saisie={{ ...saisie, typed: { ...saisie.typed, fonction }, change }}
      fields={fields}
      before={children}
      aside={
        <button
          type="button"
          className="fr-btn fr-btn--secondary"
          onClick={() => go(adhesionHref(isAlone ? 'choix-association' : 'choix-etablissement', back))}
        >
          Retour
        </button>
      }
    >
      <p>{certificat.label}</p>
    </SaisieForm>
  );
}
