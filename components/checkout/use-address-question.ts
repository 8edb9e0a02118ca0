"use client";

import { useRef, useState } from "react";

import { checkAddressAction } from "@/lib/checkout/actions";
import type { AddressInput } from "@/lib/checkout/schema";
import type { AddressQuestion } from "@/lib/delivery/address-rules";

/** Asks the server about an unlikely address, once for each. */
export function useAddressQuestion() {
  const [question, setQuestion] = useState<AddressQuestion | null>(null);
  const confirmedAddresses = useRef(new Set<string>());

  /** Returns whether the buyer has to decide about the address first. Without a response the address counts as likely. */
  async function needsDecision(address: AddressInput): Promise<boolean> {
    const key = JSON.stringify(address);
    if (confirmedAddresses.current.has(key)) return false;
    const result = await checkAddressAction(address).catch(() => null);
    confirmedAddresses.current.add(key);
    const question = result?.ok ? result.data : null;
    setQuestion(question);
    return question !== null;
  }

  return { question, needsDecision, close: () => setQuestion(null) };
}
