import { accesEndpoints } from '@asso/contract/association/acces.endpoints';
import { associationProblems } from '@asso/domain/association/association.problems';
import { type AssociationSaisie, saisieFields } from '@asso/domain/association/saisie.fields';
import { AppLink } from '../../platform/AppLink.tsx';
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
import { adhesionHref } from './adhesion-href.ts';
import { CadreAdhesion } from './CadreAdhesion.tsx';

/** The button certifies: there is no box to tick. */
const { certificat, ...fields } = saisieFields;

/**
 * Adds an association typed by hand (« Continuer sans registre »): its values are marked « Déclaré par vous » until the
 * register completes them.
 */
export function SaisieAssociation({ q }: { q: string }) {
  const nom = useQueryParams().get('nom');
  const saisie = useSaisie({
    // The button certifies anew each time, so nothing is kept.
    name: null,
    value: (nom ? { nom } : {}) as AssociationSaisie,
    send: (value, idempotencyKey) =>
      call(accesEndpoints.saisirAssociation, {
        body: {
          nom: value.nom ?? '',
          commune: value.commune ?? '',
          code_postal: value.code_postal ?? '',
          id_rna: value.id_rna,
          id_siren: value.id_siren,
          fonction: value.fonction ?? 'AUT',
          certificat: true,
        },
        idempotencyKey,
      }),
    onDone: async ({ id_association }) => {
      wantHeadingFocus();
      const user = await loadUser({ again: true });
      const membership = user?.associations.find((one) => one.id_association === id_association);
      if (membership) actFor(membership);
      notify('succes', 'Votre association est ajoutée.');
      go(pageAfterAdhesion());
    },
  });
  return (
    <CadreAdhesion
      titre="Saisir votre association"
      chapo="Ces informations seront marquées « Déclaré par vous ». Nous les rapprocherons du registre plus tard, par le numéro RNA ou le SIREN."
    >
      <SaisieForm
        label="Je certifie et j’ajoute l’association"
        busyText="Ajout en cours…"
        saisie={saisie}
        fields={fields}
        sentences={associationProblems}
        aside={
          <AppLink className="fr-btn fr-btn--secondary" href={adhesionHref('choix-association', { q })}>
            Revenir à la recherche
          </AppLink>
        }
      >
        <p>{certificat.label}</p>
      </SaisieForm>
    </CadreAdhesion>
  );
}
