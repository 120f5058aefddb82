import 'server-only';
import { linkToken } from '@/lib/platform/link-token';

/** Of the link by which a hotel answers an enquiry without an account. */
export function enquiryToken(enquiryId: string, storedHash?: string | null): string {
  return linkToken(`hotelEnquiry:${enquiryId}`, storedHash);
}
