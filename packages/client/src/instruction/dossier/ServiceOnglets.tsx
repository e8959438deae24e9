import { formatNombre } from '@asso/domain/identifiants/nombres-affiches';
import { useQueryParams } from '../../platform/page/query-params.ts';
import { TabLinks } from '../../ui/TabLinks.tsx';
import { labelsOnglets, type OngletService } from './service-onglets.ts';

type ServiceOngletsProps = {
  present: OngletService;
  /** It gives the number of things in each tab, where it is known. */
  nombres: Partial<Record<OngletService, number>>;
  hasDecision: boolean;
};

export function ServiceOnglets({ present, nombres, hasDecision }: ServiceOngletsProps) {
  const params = useQueryParams();
  const shown = (Object.keys(labelsOnglets) as OngletService[]).filter(
    (one) => one !== 'decision' || hasDecision,
  );
  return (
    <TabLinks
      label="Parties du dossier"
      tabs={shown.map((one) => ({
        id: one,
        label: labelsOnglets[one],
        href: params.href({ onglet: one === 'demande' ? null : one }),
        ...(nombres[one] === undefined ? {} : { count: formatNombre(nombres[one]) }),
      }))}
      present={present}
    />
  );
}
