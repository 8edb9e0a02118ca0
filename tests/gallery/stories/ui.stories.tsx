import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Banner } from "@/components/ui/banner";
import { Breadcrumbs } from "@/components/ui/breadcrumbs";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Coffee, Package, Star } from "@/components/ui/icons";
import { Pagination } from "@/components/ui/pagination";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Skeleton } from "@/components/ui/skeleton";
import { Stars } from "@/components/ui/stars";
import { Stat, StatsBar } from "@/components/ui/stats-bar";
import { StatusBadge } from "@/components/ui/status-badge";
import { ToastCard } from "@/components/ui/toast-card";
import { TotalsList } from "@/components/ui/totals-list";
import { Band, Hem, Swatch, Thread } from "@/components/ui/weaves";
import { WovenLabel } from "@/components/ui/woven-label";

export default { title: "UI" };

const VARIANTS = [
  "default",
  "brand",
  "outline",
  "secondary",
  "ghost",
  "destructive",
  "link",
] as const;
const SIZES = ["sm", "md", "lg"] as const;

export const Buttons = () => (
  <div className="grid gap-4">
    {SIZES.map((size) => (
      <div key={size} className="flex flex-wrap items-center gap-3">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} size={size}>
            {variant}
          </Button>
        ))}
        <Button size={size} disabled>
          disabled
        </Button>
      </div>
    ))}
  </div>
);

const TONES = ["neutral", "success", "warning", "destructive", "info"] as const;
const STATUSES = [
  "pending",
  "paid",
  "shipped",
  "delivered",
  "approved",
  "rejected",
  "neutral",
] as const;
const LABELS = ["leaf", "sea", "plum", "amber", "night", "sky"] as const;

export const BadgesAndLabels = () => (
  <div className="grid gap-4">
    <div className="flex flex-wrap gap-3">
      {TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
    <div className="flex flex-wrap gap-3">
      {STATUSES.map((shape) => (
        <StatusBadge key={shape} shape={shape}>
          {shape}
        </StatusBadge>
      ))}
    </div>
    <div className="flex flex-wrap gap-3">
      {LABELS.map((weave) => (
        <WovenLabel key={weave} weave={weave}>
          {weave}
        </WovenLabel>
      ))}
    </div>
  </div>
);

export const Banners = () => (
  <div className="grid max-w-xl gap-4">
    {TONES.map((tone) => (
      <Banner key={tone} tone={tone} title={`A ${tone} message`}>
        One sentence that says what happened and what to do next.
      </Banner>
    ))}
  </div>
);

export const Toasts = () => (
  <div className="grid max-w-md gap-4">
    <ToastCard
      notice={{ kind: "success", title: "Added to cart", description: "Yirgacheffe Coffee" }}
      closeLabel="Close"
      onClose={() => {}}
    />
    <ToastCard
      notice={{
        kind: "error",
        title: "Sign in to save products",
        action: { label: "Sign in", href: "/login" },
      }}
      closeLabel="Close"
      onClose={() => {}}
    />
  </div>
);

export const States = () => (
  <div className="grid gap-8">
    <EmptyState
      image="/illustrations/cutouts/mesob.svg"
      title="Your cart is empty"
      description="Products that you add appear here."
    >
      <Button variant="brand">Shop</Button>
    </EmptyState>
    <div className="grid max-w-sm gap-3">
      <Skeleton className="h-40" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  </div>
);

export const Figures = () => (
  <div className="grid max-w-3xl gap-6">
    <StatsBar label="Sales">
      <Stat name="Orders" icon={Package} value="128" />
      <Stat name="Rating" icon={Star} value="4.8" />
      <Stat name="Products" icon={Coffee} value="24" />
    </StatsBar>
    <Stars rating={4} label="4 out of 5" />
    <Price amount="$1,234.50" className="text-xl" />
    <Card className="max-w-sm p-4">
      <TotalsList
        rows={[
          { name: "Subtotal", amount: "$48.00" },
          { name: "Delivery", amount: "$0.00", word: "Free" },
        ]}
        total={{ name: "Total", amount: "$48.00" }}
      />
    </Card>
    <div className="flex items-center gap-3">
      <Avatar name="Hodan Ali" />
      <Avatar name="Abebe Bekele" size="md" />
      <Avatar name="Lensa Tolera" size="lg" />
    </div>
  </div>
);

export const Navigation = () => (
  <div className="grid gap-6">
    <Breadcrumbs
      label="Breadcrumbs"
      crumbs={[{ name: "Home", href: "/" }, { name: "Shop", href: "/shop" }, { name: "Coffee" }]}
    />
    <Pagination
      page={3}
      pageCount={12}
      hrefOf={(page) => `/shop?page=${page}`}
      labels={{
        nav: "Pages",
        previous: "Previous",
        next: "Next",
        page: (page) => `Page ${page}`,
      }}
    />
  </div>
);

export const Quantity = () => {
  const [value, setValue] = useState(2);
  return (
    <QuantityStepper
      value={value}
      max={5}
      onChange={setValue}
      labels={{ group: "Quantity", fewer: "Fewer", more: "More" }}
    />
  );
};

const WEAVES = ["coffee", "textiles", "spices", "crafts", "books"] as const;

export const Weaves = () => (
  <div className="grid gap-5">
    <Thread />
    {WEAVES.map((weave) => (
      <div key={weave} className="grid gap-2">
        <span className="flex items-center gap-2">
          <Swatch weave={weave} /> {weave}
        </span>
        <Hem weave={weave} />
        <Hem weave={weave} size="lg" />
      </div>
    ))}
    <Band />
  </div>
);
