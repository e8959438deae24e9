import { AideLink } from '../platform/AideLink.tsx';
import { brand, licence } from '../platform/brand.ts';
import { PageHeading } from '../platform/PageHeading.tsx';
import { useAnchor } from './use-anchor.ts';

/** « Qui est responsable de ce site, et que fait-il de ce que j’écris ? » */
export function MentionsLegalesPage() {
  useAnchor();
  const organisme = brand.organisme ?? 'L’organisme qui exploite ce portail';
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Mentions légales"
        chapo="Qui répond de ce site, ce qu’il fait de vos données, et jusqu’où il est accessible."
      />
      <Rubrique id="editeur" titre="Éditeur">
        <p>
          {organisme} édite et exploite {brand.nom}. Pour lui écrire : <AideLink>demander de l’aide</AideLink>
          , ou <a href={`mailto:${brand.assistance}`}>{brand.assistance}</a>.
        </p>
      </Rubrique>
      <Rubrique id="accessibilite" titre="Accessibilité">
        <p>
          Accessibilité : non évaluée. Le portail est construit pour le clavier, les lecteurs d’écran, un
          écran de 320 pixels et un agrandissement de 400 %. Aucun audit complet n’a encore établi un niveau
          de conformité.
        </p>
        <p>
          Quelque chose vous arrête ? <AideLink sujet="technique">Dites-le à l’aide</AideLink>. Sans réponse,
          vous pouvez saisir le Défenseur des droits.
        </p>
      </Rubrique>
      <Rubrique id="donnees-personnelles" titre="Données personnelles">
        <p>
          Le portail garde votre nom, votre adresse électronique, vos associations ou vos services, et ce que
          vous écrivez dans vos dossiers. Ils servent à demander et à instruire des subventions, des agréments
          et des numéros SIRET, et à rien d’autre.
        </p>
        <p>
          Les services que vous saisissez lisent vos dossiers. Chaque acte laisse une trace : qui, quand,
          quoi. Vous pouvez lire, corriger et supprimer votre compte dans « Mon profil ».
        </p>
        <p>
          Pour vos droits d’accès, de rectification, d’effacement et d’opposition :{' '}
          <a href={`mailto:${brand.assistance}`}>{brand.assistance}</a>. Vous pouvez aussi saisir la
          Commission nationale de l’informatique et des libertés (CNIL).
        </p>
      </Rubrique>
      <Rubrique id="statistiques" titre="Statistiques">
        <p>
          {brand.mesure
            ? 'L’audience n’est mesurée que si vous l’acceptez. Votre choix est gardé 395 jours et se change dans « Gestion des cookies », au pied de chaque page.'
            : 'L’audience de ce site n’est pas mesurée.'}
        </p>
      </Rubrique>
      <Rubrique id="code-source" titre="Code source et licence">
        <p>{licence}</p>
        {brand.codeSource && (
          <p>
            <a href={brand.codeSource}>Code source de cette version</a>
          </p>
        )}
      </Rubrique>
    </div>
  );
}

const Rubrique = ({ id, titre, children }: { id: string; titre: string; children: React.ReactNode }) => (
  <section className="pile pile--serree" aria-labelledby={id}>
    <h2 id={id} className="fr-h4" tabIndex={-1}>
      {titre}
    </h2>
    {children}
  </section>
);
