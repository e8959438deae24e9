import { niveauRgaa } from '@asso/domain/referentiel/rgaa.rules';
import { useEffect } from 'react';
import { AideLink } from '../platform/AideLink.tsx';
import { AppLink } from '../platform/AppLink.tsx';
import { brand, licence } from '../platform/brand.ts';
import { PageHeading } from '../platform/page/PageHeading.tsx';

/** The page of the legal notices. */
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
          <AppLink href="/accessibilite">Déclaration d’accessibilité : {niveauRgaa().niveau}</AppLink>
        </p>
      </Rubrique>
      <Rubrique id="donnees-personnelles" titre="Données personnelles">
        <p>
          <AppLink href="/donnees-personnelles">Ce que nous gardons, combien de temps, et vos droits</AppLink>
        </p>
      </Rubrique>
      <Rubrique id="statistiques" titre="Statistiques">
        <p>
          {brand.mesure
            ? 'L’audience n’est mesurée que si vous l’acceptez. Votre choix est gardé 395 jours et se change dans « Gestion des cookies », au pied de chaque page.'
            : 'L’audience de ce site n’est pas mesurée.'}{' '}
          <AppLink href="/statistiques">Statistiques d’utilisation</AppLink>
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

/** Goes to the anchor of the address, since the browser looked for it before the page was drawn. */
function useAnchor(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id === '' ? null : document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
}
