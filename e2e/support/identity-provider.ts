import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const client = { id: 'portail', secret: 'secret-des-parcours-seulement' };

/** Gives the variables by which a portal knows the provider, before the provider runs. */
export const identityEnvironment = (url: string): Record<string, string> => ({
  OIDC_PROCONNECT_ISSUER: url,
  OIDC_PROCONNECT_CLIENT_ID: client.id,
  OIDC_PROCONNECT_CLIENT_SECRET: client.secret,
});

/**
 * Runs a real identity provider at `url` for the portal at `portalUrl`: it accepts any name, which also becomes the
 * person's address.
 */
export async function runIdentityProvider(url: string, portalUrl: string): Promise<() => Promise<void>> {
  const provider = new Provider(url, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${portalUrl}/client/connexion-nationale/proconnect`],
        post_logout_redirect_uris: [`${portalUrl}/client/login`],
        userinfo_signed_response_alg: 'RS256',
      },
    ],
    scopes: ['openid', 'email', 'given_name', 'usual_name'],
    claims: {
      openid: ['sub'],
      email: ['email'],
      given_name: ['given_name'],
      usual_name: ['usual_name'],
    },
    features: { jwtUserinfo: { enabled: true } },
    cookies: { keys: ['cle-des-parcours'] },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, email: sub, given_name: 'Zélie', usual_name: 'Quentin' }),
    }),
  });
  const server = createServer(provider.callback()).listen(Number(new URL(url).port), '127.0.0.1');
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
}
