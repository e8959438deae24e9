import type { Platform } from '../../platform/platform.ts';
import { openApiAssociation } from './api-association.adapter.ts';
import { openAvisSirene } from './avis-sirene.adapter.ts';
import type { RegistreDocuments } from './registre.ts';

/** Opens the registers that the operator configured. */
export function openRegistres({
  config,
  clock,
  log,
}: Pick<Platform, 'config' | 'clock' | 'log'>): RegistreDocuments[] {
  const { apiAssociationUrl, apiAssociationKey: key, avisSireneUrl } = config;
  return [
    ...(apiAssociationUrl ? [openApiAssociation({ url: apiAssociationUrl, key, clock, log })] : []),
    ...(avisSireneUrl ? [openAvisSirene({ url: avisSireneUrl, clock, log })] : []),
  ];
}
