import { serviceAdminEndpoints } from '@asso/contract/service/service-admin.endpoints';
import type { ServiceAdministre } from '@asso/contract/service/service-admin.schemas';
import { count } from '@asso/domain/identifiants/nombres-affiches';
import { useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { newId } from '../../ui/page/new-id.ts';
import { RowActs } from '../../ui/table/RowActs.tsx';
import type { ActeSuite } from '../campagne/use-acte.ts';
import { ActeDialog, type DialogActe } from './ActeDialog.tsx';
import { servicesHref } from './services-href.ts';

type ServiceActesProps = { service: ServiceAdministre; onChanged: () => void };

/** The actions on a service other than editing it; each says what it changes before it is done. */
export function ServiceActes({ service, onChanged }: ServiceActesProps) {
  const [asked, setAsked] = useState<DialogActe | null>(null);
  const nom = service.rds.nom ?? '';
  return (
    <>
      <RowActs
        of={nom}
        isFolded
        acts={actesOf(service, onChanged).map((acte) => ({
          label: acte.verbe,
          of: nom,
          onPress: () => setAsked(acte),
        }))}
      />
      {asked && <ActeDialog acte={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function actesOf(
  { _id, rds, rights, version, dossiers_ouverts, etat_compte }: ServiceAdministre,
  after: () => void,
): DialogActe[] {
  const params = { id: _id };
  const nom = rds.nom ?? '';
  const lock = (to: boolean) => () =>
    call(serviceAdminEndpoints.updateService, {
      params,
      ifMatch: version,
      body: { changes: { locked: { from: !to, to } } },
    });
  const dossiers =
    dossiers_ouverts === 1
      ? 'Son dossier reste.'
      : `Ses ${count(dossiers_ouverts, 'dossier', 'dossiers')} restent.`;
  const all: (DialogActe & { isOpen: boolean })[] = [
    {
      isOpen: rights.invite === true && etat_compte === 'invite',
      verbe: 'Renvoyer l’invitation',
      titre: `Renvoyer l’invitation de « ${nom} » ?`,
      consequence: 'Le lien envoyé avant ne servira plus.',
      done: 'Invitation renvoyée.',
      send: () => call(serviceAdminEndpoints.inviteService, { params, idempotencyKey: newId() }),
      after,
    },
    {
      isOpen: rights.lock === true,
      verbe: 'Verrouiller',
      titre: `Verrouiller « ${nom} » ?`,
      consequence: `Plus personne de ce service ne pourra se connecter. ${dossiers}`,
      done: 'Service verrouillé.',
      isDanger: true,
      send: lock(true),
      after,
    },
    {
      isOpen: rights.unlock === true,
      verbe: 'Déverrouiller',
      titre: `Déverrouiller « ${nom} » ?`,
      consequence: 'Ses personnes pourront de nouveau se connecter.',
      done: 'Service déverrouillé.',
      send: lock(false),
      after,
    },
    {
      isOpen: rights.delete === true,
      verbe: 'Supprimer le service',
      titre: `Supprimer « ${nom} » ?`,
      consequence:
        'Son compte est fermé et il n’est plus proposé. Son nom reste aux dossiers qu’il a instruits.',
      done: 'Service supprimé.',
      isDanger: true,
      send: () => remove(_id),
      after: () => go(servicesHref),
    },
  ];
  return all.filter(({ isOpen }) => isOpen);
}

/** Deletes the account of a service, then the service: if the second call fails, the action can be done again. */
async function remove(id: string): Promise<ActeSuite> {
  const first = await call(serviceAdminEndpoints.deleteAuthService, {
    params: { id },
    idempotencyKey: newId(),
  });
  if (!first.ok) return first;
  return call(serviceAdminEndpoints.deleteService, { params: { id }, idempotencyKey: newId() });
}
