import ipaddr from 'ipaddr.js';

const worldwide = ipaddr.parseCIDR('2000::/3');

/**
 * Tells whether an address is on the open Internet: not this machine, not its network, not what answers only inside a
 * cloud. An IPv4 address written as IPv6 is judged as the IPv4 it is; any other IPv6 form that holds one is refused.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const one = ipaddr.process(address);
  if (one.range() !== 'unicast') return false;
  return one.kind() === 'ipv4' || one.match(worldwide);
}
