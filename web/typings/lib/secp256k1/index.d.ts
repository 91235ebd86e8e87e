export { getSharedSecret, hashes, schnorr, utils } from "@noble/secp256k1";
