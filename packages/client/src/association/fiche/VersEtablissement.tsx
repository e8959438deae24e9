import { useEffect } from 'react';
import { go } from '../../platform/page/navigation.ts';
import { PageHeading } from '../../platform/page/PageHeading.tsx';
import { Loading } from '../../ui/page/Loading.tsx';
import { etablissementHref } from './rubriques.ts';
import type { FicheEntiere } from './use-fiche.ts';

type VersEtablissementProps = { id: string; fiche: FicheEntiere };

/** The manager of one establishment is led to it, because the rest of the file is not theirs [R6.23]. */
export function VersEtablissement({ id, fiche: { association, etablissements } }: VersEtablissementProps) {
  const [first] = etablissements;
  useEffect(() => {
    if (first) go(etablissementHref(id, first.id_siret), { replace: true });
  }, [id, first]);
  if (first) return <Loading />;
  return (
    <div className="page colonne-texte">
      <PageHeading
        titre="Informations administratives"
        objet={association.nom}
        chapo="L’établissement que vous gérez est fermé : demandez au siège de l’association l’accès à un autre."
      />
    </div>
  );
}
