import type { AssociationTrouvee } from '@asso/contract/association/recherche.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { AppLink } from '../../platform/AppLink.tsx';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { AssociationChoisie } from './AssociationChoisie.tsx';
import { adhesionHref, bestNumero } from './adhesion-href.ts';
import { choiceOfEtablissement } from './association-trouvee.ts';
import { CadreAdhesion } from './CadreAdhesion.tsx';
import { ChoixAdhesionForm } from './ChoixAdhesionForm.tsx';

const titre = 'Choisir l’établissement';

/** The second step: the person chooses the head office or another establishment. */
export const ChoixEtablissementPage = () => (
  <AssociationChoisie rang={2} titre={titre}>
    {(association) => <Choix association={association} />}
  </AssociationChoisie>
);

function Choix({ association }: { association: AssociationTrouvee }) {
  const params = useQueryParams();
  const { nom, etablissements = [] } = association;
  const [q, asso, siret] = [params.get('q'), bestNumero(association), params.get('siret')];
  const chosen = etablissements.find(({ actif, id_siret }) => actif && id_siret === siret);
  return (
    <CadreAdhesion
      rang={2}
      titre={titre}
      objet={nom}
      chapo={`${nom} · ${asso}. Le siège donne accès à toute l’association, un autre établissement à lui seul.`}
    >
      {etablissements.length === 0 ? (
        <SansEtablissement href={adhesionHref('certificat-honneur', { q, asso })} />
      ) : (
        <ChoixAdhesionForm
          name="siret"
          heading={count(etablissements.length, 'établissement', 'établissements')}
          results={etablissements.map(choiceOfEtablissement)}
          chosen={chosen?.id_siret ?? null}
          missing="Sélectionnez un établissement."
          nextOf={(id) => adhesionHref('certificat-honneur', { q, asso, siret: id })}
          backHref={adhesionHref('choix-association', { q, asso })}
        />
      )}
    </CadreAdhesion>
  );
}

const SansEtablissement = ({ href }: { href: string }) => (
  <>
    <p>Cette association n’a pas d’établissement connu : elle n’a pas encore le numéro de son siège.</p>
    <p>
      <AppLink className="fr-btn" href={href}>
        Continuer
      </AppLink>
    </p>
  </>
);
