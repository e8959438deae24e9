import type { Rubrique } from '@asso/domain/association/fiche.fields';
import { usePageQuery } from '../../platform/page/page-query.ts';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { Loading } from '../../ui/page/Loading.tsx';
import { FicheEdition } from './FicheEdition.tsx';
import { FicheLecture } from './FicheLecture.tsx';
import { FicheRead } from './FicheRead.tsx';
import { apercuHref, rubriqueHref } from './rubriques.ts';
import { useDomaineForce } from './use-domaine-force.ts';
import { ficheLue, useFiche } from './use-fiche.ts';

/** A section of the association's file is read, or edited when the address says so. */
export function FicheRubrique({ id, rubrique }: { id: string; rubrique: Rubrique }) {
  const isEditing = usePageQuery().mode === 'edit';
  const query = useQueryParams();
  const read = useFiche(id);
  const isOfDomaine = isEditing && rubrique === 'activites';
  const pour = query.get('pour');
  const force = useDomaineForce(id, isOfDomaine ? pour : null);
  return (
    <FicheRead read={read}>
      {(entiere) => {
        const lue = ficheLue(entiere);
        if (!isEditing || !lue.sections[rubrique].rights.edit) {
          return <FicheLecture id={id} rubrique={rubrique} lue={lue} />;
        }
        if (force.state === 'attente') return <Loading />;
        return (
          <FicheEdition
            {...{ id, rubrique, lue }}
            champ={query.get('champ')}
            force={force.value}
            suite={pour ? apercuHref(id, pour) : rubriqueHref(id, rubrique)}
            onSaved={read.reload}
          />
        );
      }}
    </FicheRead>
  );
}
