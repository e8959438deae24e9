import { campagneEndpoints } from '@asso/contract/catalogue/campagne.endpoints';
import { call } from '../../platform/call/call.ts';
import { now } from '../../platform/clock.ts';
import { go } from '../../platform/page/navigation.ts';
import { SaisieDialog } from '../../platform/saisie/SaisieDialog.tsx';
import { useSaisie } from '../../platform/saisie/use-saisie.ts';
import { useServicesOuverts } from '../../service/use-services-ouverts.ts';
import { campagneHref } from './campagne-href.ts';
import { corpsDe, type NouvelleSaisie, nouvelleSubventionFields, withCode } from './nouvelle-subvention.ts';

/** Five answers create a subvention and open its editor: nobody can ask for it before it is published. */
export function NouvelleSubvention({ onClose }: { onClose: () => void }) {
  const services = useServicesOuverts();
  const saisie = useSaisie({
    name: 'subvention-nouvelle',
    value: { campagne_exercice: now().getFullYear() + 1 } as NouvelleSaisie,
    send: (value, idempotencyKey) =>
      call(campagneEndpoints.createSubvention, { body: corpsDe(value), idempotencyKey }),
    onDone: ({ id }) => go(campagneHref(id)),
  });
  return (
    <SaisieDialog
      title="Créer une subvention"
      label="Créer et préparer la campagne"
      size="lg"
      saisie={saisie}
      fields={nouvelleSubventionFields}
      options={{ service: services }}
      onLeave={(path) => {
        if (path === 'titre') saisie.alter(withCode);
      }}
      onClose={onClose}
    />
  );
}
