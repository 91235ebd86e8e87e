/** Who makes the addresses of scripts, in browsers with Trusted Types and in others. */

export interface AddressPolicy {
  createScriptURL: (address: string) => string;
}

/** The only policy that the document's own rules for scripts allow. */
export function addressPolicy(rules: AddressPolicy): AddressPolicy {
  const types: { createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy } | undefined =
    (globalThis as any).trustedTypes;
  return types?.createPolicy("freebooters", rules) ?? rules;
}
